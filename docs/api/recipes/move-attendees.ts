import type { Foyer } from './foyer.ts'

export interface Moved {
  /** Your own id of the ticket, 16 to 100 characters. It makes it safe to run this again. */
  id: string
  first_name: string
  last_name: string
  email: string
  /** What was paid for it elsewhere, in minor units. */
  paid: number
}

/** Brings tickets that were sold elsewhere into an event, five at a time, and sends no email. The answer: the ones that were refused. */
export async function moveAttendees(
  foyer: Foyer,
  event_id: string,
  price: { ticket_id: string; price_id: string },
  people: readonly Moved[],
) {
  const refused: { id: string; why: string }[] = []
  const waiting = [...people]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, paid, ...person } = next
      const { error } = await foyer.POST('/events/{event_id}/attendees', {
        params: { path: { event_id }, header: { 'Idempotency-Key': id } },
        body: { ...price, ...person, unit_price: paid, notify_attendee: false },
      })
      if (error) refused.push({ id, why: error.code })
    }
  }
  await Promise.all(Array.from({ length: 5 }, worker))
  return refused
}
