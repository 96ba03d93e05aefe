import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { createAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError, isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { createManualOrder } from '../order/create-manual-order.ts'
import { showAttendee } from './show-attendee.ts'

/**
 * Adds one attendee by hand, with a manual order of one ticket behind it (`createManualOrder`, with the errors of that). The
 * same Idempotency-Key gives the same attendee (F8).
 */
export async function createAttendee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Attendee> {
  const { ticket_id, price_id, unit_price, notify_attendee, ...buyer } = body
  const lines = [{ ticket_id, price_id, quantity: 1, unit_price }]
  const order = { ...buyer, lines, notes: '', notify_buyer: notify_attendee }
  const { attendees } = await createManualOrder(ctx, { params, body: order }).catch(atTicket)
  return showAttendee(ctx, attendees[0]?.short_id ?? '')
}

/** Says at the field of the ticket that there is none left. */
function atTicket(refusal: unknown): never {
  if (!isAppError(refusal, 'order.sold_out')) throw refusal
  throw new AppError('order.sold_out', { errors: { ticket_id: [refusal.message] }, cause: refusal })
}
