import type { Announcements } from '@dnd-kit/core'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'

/** What screen readers hear while a ticket is moved. */
export function useSortingWords(tickets: readonly Ticket[]) {
  const { t } = useLingui()
  const total = tickets.length
  const title = (id: string | number) => tickets.find((ticket) => ticket.id === id)?.title ?? ''
  const place = (id: string | number | undefined) => tickets.findIndex((ticket) => ticket.id === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${title(active.id)} picked up, place ${place(active.id)} of ${total}.`,
    onDragOver: ({ active, over }) => t`${title(active.id)} is at place ${place(over?.id)} of ${total}.`,
    onDragEnd: ({ active, over }) => t`${title(active.id)} put down at place ${place(over?.id)} of ${total}.`,
    onDragCancel: ({ active }) => t`${title(active.id)} is back at its old place.`,
  }
  const draggable = t`Press space to pick up the ticket, the arrow keys to move it, space to put it down, escape to leave it where it was.`
  return { announcements, screenReaderInstructions: { draggable } }
}
