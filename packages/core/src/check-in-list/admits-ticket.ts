import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'

/** True when the list admits holders of that ticket; a list without tickets admits all of its event's. */
export function admitsTicket(
  { ticket_ids }: Pick<CheckInListItem, 'ticket_ids'>,
  ticket_id: string,
): boolean {
  return ticket_ids.length === 0 || ticket_ids.includes(ticket_id)
}
