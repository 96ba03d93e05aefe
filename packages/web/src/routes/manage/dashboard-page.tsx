import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQueries } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { PageMenu } from '../../components/ui/page-menu.tsx'
import { EventLink, ShareButton } from '../../features/event/event-link.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { EventStatusBadge } from '../../features/event/event-status-badge.tsx'
import { EventStatusMenu } from '../../features/event/event-status-menu.tsx'
import { SetupChecklist } from '../../features/event/setup-checklist.tsx'
import { orderQueries } from '../../features/order/order-queries.ts'
import { RecentOrders } from '../../features/order/recent-orders.tsx'
import { AffiliateSalesCard } from '../../features/statistics/affiliate-sales-card.tsx'
import { CheckInProgress } from '../../features/statistics/check-in-progress.tsx'
import { EventStanding } from '../../features/statistics/event-standing.tsx'
import { FirstSale } from '../../features/statistics/first-sale.tsx'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { VisitsCard } from '../../features/statistics/visits-card.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { TicketSalesCard } from '../../features/ticket/ticket-sales-card.tsx'
import { ticketStock } from '../../features/ticket/ticket-stock.ts'
import { HintCard } from '../../features/user/hint-card.tsx'
import { useHidden } from '../../lib/browser/use-hidden.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { paths } from '../../paths.ts'
import { DuplicateEventSheet } from './duplicate-event-sheet.tsx'
import { EventStatusButton } from './event-status-button.tsx'
import { latestOrders } from './latest-orders.ts'
import { SalesOverview } from './sales-overview.tsx'
import { useEvent } from './use-event.ts'
import { useGoLiveState } from './use-go-live-state.ts'
import { useSales } from './use-sales.ts'
import { useSetupSteps } from './use-setup-steps.ts'

const TestNotice = lazy(async () => ({
  default: (await import('../../features/event/test-notice.tsx')).TestNotice,
}))

const refetchInterval = 15_000

export function DashboardPage() {
  const event = useEvent()
  const format = useFormat()
  const duplicate = useOpenRow('duplicate')
  const sales = useSales(event)
  // It is asked for further down, and starts with the rest.
  usePrefetchQuery(eventQueries.settings(event.id))
  // The figures' height follows from what they say, so nothing is drawn before they are here.
  const [insights, checkIns, tickets, orders] = useSuspenseQueries({
    queries: [
      statisticsQueries.insights(event.id),
      statisticsQueries.checkIns(event.id),
      { ...ticketQueries.all(event.id), refetchInterval },
      { ...orderQueries.list(event.id, latestOrders), refetchInterval },
    ],
  })
  const goLive = useGoLiveState(event)
  const steps = useSetupSteps(event, goLive)
  const [isHidden, hide] = useHidden(`setup:${event.id}`)
  const isSettingUp = !isHidden && isSelling(event) && steps.some((step) => !step.isDone && !step.isOptional)
  const hasOrders = orders.data.meta.total > 0
  return (
    <>
      <PageHeader
        title={event.title}
        description={format.dateRange(event.start_date, event.end_date, event.timezone)}
        status={<EventStatusBadge event={event} />}
        action={<EventStatusButton event={event} />}
        menu={
          <PageMenu>
            <EventStatusMenu event={event} duplicateHref={duplicate.hrefFor(event.id)} />
          </PageMenu>
        }
      />
      {event.is_test && <TestNotice event={event} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {hasOrders && <EventStanding event={event} insights={insights.data} onHold={heldOf(tickets.data)} />}
        <HintCard name="dashboard" className="mb-0" action={<NextOfHint event={event} />}>
          <Trans>Share the event page as soon as it is live. Its sales appear here as they come in.</Trans>
        </HintCard>
        {isSettingUp && <SetupChecklist isShort steps={steps} onHide={hide} />}
        <EventLink event={event} />
        {hasOrders ? <SalesOverview sales={sales} /> : <FirstSale event={event} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
          <RecentOrders eventId={event.id} orders={orders.data.data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <TicketSalesCard tickets={tickets.data} sales={sales.query.data} />
            <AffiliateSalesCard insights={insights.data} />
            <CheckInProgress checkIns={checkIns.data} timezone={event.timezone} days={sales.days} />
          </div>
        </div>
        {!hasOrders && sales.query.data?.visits.counted_since && <VisitsCard sales={sales.query.data} />}
      </div>
      <DuplicateEventSheet eventId={duplicate.openId} onClose={duplicate.close} />
    </>
  )
}

function heldOf(tickets: readonly Ticket[]): number {
  return tickets.reduce((sum, ticket) => sum + ticketStock(ticket).held, 0)
}

/** Whether the event is being prepared, or sells. */
function isSelling({ status, lifecycle }: Event): boolean {
  return status === 'DRAFT' || (status === 'LIVE' && lifecycle !== 'ENDED')
}

/** Leads to what the hint asks for: to share the event, or before that to what it needs to go live. */
function NextOfHint({ event }: { event: Event }) {
  if (event.status === 'LIVE')
    return (
      <ShareButton event={event} size="sm">
        <Trans>Share this event</Trans>
      </ShareButton>
    )
  if (event.status !== 'DRAFT') return null
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.event(event.id, 'getting-started')}>
        <Trans>Get the event ready</Trans>
      </Link>
    </Button>
  )
}
