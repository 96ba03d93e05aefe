import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import type { To } from 'react-router-dom'
import { SortableList } from '../../components/ui/sortable/sortable-list.tsx'
import { useSortTickets } from './ticket-mutations.ts'
import { TicketRow } from './ticket-row.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

interface TicketListProps {
  event: Event
  tickets: readonly Ticket[]
  /** They are all tickets, in the order of the event page: only that order can be changed (specification §5). */
  isSortable: boolean
  hrefFor: (id: string) => To
}

/** An event's tickets; dragging, the keyboard or the menu change the order of the event page. */
export function TicketList({ event, tickets, isSortable, hrefFor }: TicketListProps) {
  const { t } = useLingui()
  const sort = useSortTickets(event.id)
  const actions = useTicketActions(event.id)
  return (
    <SortableList
      label={t`Tickets`}
      items={tickets}
      nameOf={({ title }) => title}
      onSort={isSortable ? (ids) => sort.mutate(ids) : undefined}
    >
      {(ticket, { handle, ...moves }) => (
        <TicketRow
          ticket={ticket}
          event={event}
          href={hrefFor(ticket.id)}
          handle={handle}
          menu={{ ...actions(ticket), ...moves }}
        />
      )}
    </SortableList>
  )
}
