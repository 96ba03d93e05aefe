import { orderListQuery } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { Link, type To, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { TabNav, tabClass } from '../../components/ui/tabs.tsx'
import { affiliateQueries } from '../../features/affiliate/affiliate-queries.ts'
import { ExportMenu } from '../../features/export/export-menu.tsx'
import { useStartExport } from '../../features/export/use-start-export.tsx'
import { HoldTable } from '../../features/order/hold-table.tsx'
import { orderQueries } from '../../features/order/order-queries.ts'
import { OrderSheet } from '../../features/order/order-sheet.tsx'
import { OrderTable } from '../../features/order/order-table.tsx'
import { SavedViewMenu } from '../../features/saved-view/saved-view-menu.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { HintCard } from '../../features/user/hint-card.tsx'
import { newestFirst } from '../../lib/list/list-state.ts'
import { toRowChoice } from '../../lib/list/to-list-query.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { cn } from '../../lib/look/cn.ts'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

export function OrdersPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { openId, hrefFor, close } = useOpenRow('order')
  const isAboutHolds = useSearchParams()[0].get('tab') === 'holds'
  const tabs = (
    <TabNav aria-label={t`Orders`}>
      <Link
        to={paths.event(event.id, 'orders')}
        aria-current={isAboutHolds ? undefined : 'page'}
        className={tabClass}
      >
        <Trans>Orders</Trans>
      </Link>
      <Link to="?tab=holds" aria-current={isAboutHolds ? 'page' : undefined} className={tabClass}>
        <Trans>Holds</Trans>
      </Link>
    </TabNav>
  )
  return (
    <>
      <PageHeader title={t`Orders`} tabs={tabs} />
      {isAboutHolds ? (
        <HoldTable eventId={event.id} timeZone={event.timezone} hrefFor={hrefFor} />
      ) : (
        <div className="flex flex-col">
          <OrderHint hrefFor={hrefFor} />
          <Orders hrefFor={hrefFor} />
        </div>
      )}
      <OrderSheet eventId={event.id} timeZone={event.timezone} orderShortId={openId} onClose={close} />
    </>
  )
}

function Orders({ hrefFor }: { hrefFor: (orderShortId: string) => To }) {
  const event = useEvent()
  const { data: affiliates = [] } = useQuery(affiliateQueries.options(event.id))
  const { data: tickets } = useSuspenseQuery(ticketQueries.all(event.id))
  const { start } = useStartExport(event.id, 'orders')
  const isLive = event.status === 'LIVE'
  return (
    <OrderTable
      eventId={event.id}
      timeZone={event.timezone}
      currency={event.currency}
      affiliates={affiliates}
      tickets={tickets}
      hrefFor={hrefFor}
      toolbar={(list) => (
        <>
          <SavedViewMenu eventId={event.id} list="orders" />
          <ExportMenu eventId={event.id} choice={{ kind: 'orders', ...toRowChoice(orderListQuery, list) }} />
        </>
      )}
      onExport={(short_ids, format) => start({ kind: 'orders', format, short_ids })}
      empty={
        <EmptyState
          icon={ReceiptText}
          title={<Trans>No orders yet</Trans>}
          action={
            <Button asChild variant="secondary">
              {isLive ? (
                <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
                  <Trans>View event page</Trans>
                </a>
              ) : (
                <Link to={paths.event(event.id, 'getting-started')}>
                  <Trans>Get the event ready</Trans>
                </Link>
              )}
            </Button>
          }
        >
          {isLive ? (
            <Trans>Share the event page. Orders appear here as they come in.</Trans>
          ) : (
            <Trans>Buyers can order once the event is live.</Trans>
          )}
        </EmptyState>
      }
    />
  )
}

/** On phones, rows begin in the upper third, and the hint follows them when they are there. */
function OrderHint({ hrefFor }: { hrefFor: (orderShortId: string) => To }) {
  const event = useEvent()
  const [list] = useListState(newestFirst)
  // The list's own query.
  const { data } = useQuery(orderQueries.list(event.id, list))
  const first = data?.data[0]
  return (
    <HintCard
      name="orders"
      action={
        <Button asChild variant="secondary" size="sm" className={first ? undefined : 'invisible'}>
          <Link to={first ? hrefFor(first.short_id) : '.'} preventScrollReset>
            <Trans>Open the first order</Trans>
          </Link>
        </Button>
      }
      className={cn('max-sm:order-last max-sm:mt-4', !data && 'max-sm:hidden')}
    >
      <Trans>Press an order to refund it or to send its tickets again.</Trans>
    </HintCard>
  )
}
