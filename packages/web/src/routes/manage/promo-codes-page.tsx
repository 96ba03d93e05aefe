import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { PromoCodeSheet } from '../../features/promo-code/promo-code-sheet.tsx'
import { PromoCodeTable } from '../../features/promo-code/promo-code-table.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'

export function PromoCodesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { data: tickets } = useSuspenseQuery(ticketQueries.all(event.id))
  const { openId, hrefFor, close } = useOpenRow('code')
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create promo code</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Promo codes`}
        description={t`Lower prices and unlock hidden tickets.`}
        action={create}
      />
      <PromoCodeTable
        event={event}
        hrefFor={hrefFor}
        empty={
          <EmptyState
            icon={TicketPercent}
            title={<Trans>No promo codes yet</Trans>}
            example={<Trans>EARLYBIRD takes 20% off, for the first 50 orders.</Trans>}
            firstStep={create}
          >
            <Trans>
              Give partners, early birds or guests a code. They enter it on the event page or follow a link
              that includes it.
            </Trans>
          </EmptyState>
        }
      />
      <PromoCodeSheet event={event} tickets={tickets} openId={openId} onClose={close} />
    </>
  )
}
