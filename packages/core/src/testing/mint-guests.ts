import { activateAttendees } from '../attendee/change-attendee.ts'
import { newLinkId } from '../random-id.ts'
import type { LiveEvent } from './mint-live-event.ts'
import { mintSoldOrder } from './mint-sold-order.ts'

export const newGuestName = () => `n${newLinkId().slice(0, 10)}`

/** Where a guest of that name gets mail. */
export const addressOf = (name: string) => `${name}@example.com`

/** A completed order of one of the event's tickets for this many people, with addresses made from their names. */
export async function mintGuests(
  live: LiveEvent,
  count: number,
  { ticket = 0, buyer = newGuestName() } = {},
) {
  const names = Array.from({ length: count }, newGuestName)
  const order = await mintSoldOrder({
    event_id: live.event.id,
    ticket_id: live.tickets[ticket]?.id ?? '',
    names: names.map((name) => [name, 'Guest']),
    email: addressOf(buyer),
  })
  await activateAttendees(order.short_id)
  return { order, names, buyer, ids: order.slots.map(({ short_id }) => short_id) }
}
