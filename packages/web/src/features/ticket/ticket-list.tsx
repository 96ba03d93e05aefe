import type { Event } from '@foyer/contracts/event/event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import type { To } from 'react-router-dom'
import { NothingFound } from '../../components/ui/data-table/nothing-found.tsx'
import { SortableList } from '../../components/ui/sortable/sortable-list.tsx'
import { useListState } from '../../lib/list/use-list-state.ts'
import { isHomepageOrder, narrowTickets } from './narrow-tickets.ts'
import { useSortTickets } from './ticket-mutations.ts'
import { TicketRow } from './ticket-row.tsx'
import { TicketToolbar } from './ticket-toolbar.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

interface TicketListProps {
  event: Event
  tickets: readonly Ticket[]
  taxesAndFees: readonly TaxOrFee[]
  hrefFor: (id: string) => To
}

/** An event's tickets. Dragging, the keyboard or the menu change their order on the event page. */
export function TicketList({ event, tickets, taxesAndFees, hrefFor }: TicketListProps) {
  const { t } = useLingui()
  const sort = useSortTickets(event.id)
  const actions = useTicketActions(event.id)
  const [list, setList] = useListState()
  const shown = narrowTickets(tickets, list, event)
  const sorted = (
    <SortableList
      label={t`Tickets`}
      items={shown}
      nameOf={({ title }) => title}
      onSort={isHomepageOrder(list) ? (ids) => sort.mutate(ids) : undefined}
    >
      {(ticket, { handle, ...moves }) => (
        <TicketRow
          ticket={ticket}
          event={event}
          taxesAndFees={taxesAndFees}
          href={hrefFor(ticket.id)}
          handle={handle}
          menu={{ ...actions(ticket), ...moves }}
        />
      )}
    </SortableList>
  )
  return (
    <>
      {tickets.length > 1 && <TicketToolbar event={event} list={list} onListChange={setList} />}
      {shown.length > 0 ? (
        sorted
      ) : (
        <NothingFound onClear={() => setList({ query: undefined, filter_fields: undefined })} />
      )}
    </>
  )
}
