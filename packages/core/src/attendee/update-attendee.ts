import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { updateAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { attendeeOf } from './attendee-row.ts'
import { changeAttendee } from './change-attendee.ts'
import { requireListedAttendee } from './require-attendee.ts'

/**
 * Corrects an attendee's name, email, notes and language; takes no stock and sends nothing (F12).
 * Errors: event.not_found, attendee.not_found, order.not_completed.
 */
export async function updateAttendee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Attendee> {
  const { short_id } = await requireListedAttendee(ctx, params)
  return attendeeOf(await changeAttendee(short_id, () => ({ set: body })))
}
