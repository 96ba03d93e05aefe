import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import type { To } from 'react-router-dom'
import { useSortTickets } from './ticket-mutations.ts'
import { TicketRow } from './ticket-row.tsx'
import { useSortingWords } from './use-sorting-words.ts'
import { useTicketActions } from './use-ticket-actions.ts'

interface TicketListProps {
  event: Event
  tickets: readonly Ticket[]
  hrefFor: (id: string) => To
}

/** An event's tickets in the order of its page; dragging, the keyboard or the menu change it. */
export function TicketList({ event, tickets, hrefFor }: TicketListProps) {
  const { t } = useLingui()
  const sort = useSortTickets(event.id)
  const actions = useTicketActions(event.id)
  const words = useSortingWords(tickets)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = tickets.map(({ id }) => id)
  const move = (from: number, to: number) => sort.mutate(arrayMove(ids, from, to))
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) move(from, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={t`Tickets`} className="grid gap-3">
          {tickets.map((ticket, index) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              event={event}
              href={hrefFor(ticket.id)}
              isSortable={tickets.length > 1}
              menu={{
                ...actions(ticket),
                onMoveUp: index > 0 ? () => move(index, index - 1) : undefined,
                onMoveDown: index < ids.length - 1 ? () => move(index, index + 1) : undefined,
              }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
