import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Plus, Tickets } from 'lucide-react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { taxOrFeeQueries } from '../../features/tax-or-fee/tax-or-fee-queries.ts'
import { TicketForm } from '../../features/ticket/ticket-form.tsx'
import { TicketList } from '../../features/ticket/ticket-list.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'
import { useMe } from './use-me.ts'

export function TicketsPage() {
  const { t } = useLingui()
  const me = useMe()
  const event = useEvent()
  const [tickets, taxesAndFees, settings] = useSuspenseQueries({
    queries: [
      ticketQueries.all(event.id),
      taxOrFeeQueries.all(me.account_id),
      eventQueries.settings(event.id),
    ],
  })
  const { openId, hrefFor, close } = useOpenRow('ticket')
  const open = tickets.data.find(({ id }) => id === openId)
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create ticket</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Tickets`}
        description={tickets.data.length > 1 && t`Drag them to set their order on the event page.`}
        action={create}
      />
      {tickets.data.length === 0 ? (
        <EmptyState icon={Tickets} title={<Trans>No tickets yet</Trans>} firstStep={create}>
          <Trans>
            Tickets are what people choose on the event page: free, paid, as a donation or in price tiers.
          </Trans>
        </EmptyState>
      ) : (
        <TicketList event={event} tickets={tickets.data} taxesAndFees={taxesAndFees.data} hrefFor={hrefFor} />
      )}
      <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent title={openId === 'new' ? t`Create ticket` : t`Edit ticket`}>
          {openId === 'new' || open ? (
            <TicketForm
              key={openId}
              event={event}
              ticket={open}
              taxesAndFees={taxesAndFees.data}
              maxPerOrder={settings.data.max_per_order}
              onSaved={() => {
                toast.success(open ? t`Ticket saved` : t`Ticket created`)
                close()
              }}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
    </>
  )
}
