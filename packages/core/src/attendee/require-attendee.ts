import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { settleAttendee } from './settle-attendee.ts'

/**
 * The attendee, for somebody who manages the orders of that event. Errors: event.not_found, attendee.not_found (another
 * event's attendee too).
 */
export async function requireAttendee(
  ctx: Context,
  { event_id, attendee_short_id }: { event_id: string; attendee_short_id: string },
): Promise<AttendeeItem> {
  await requireEvent(ctx, event_id, 'order.manage')
  const settled = await settleAttendee(attendee_short_id)
  if (settled?.attendee.event_id !== event_id) throw new AppError('attendee.not_found')
  return settled.attendee
}

/** The same, once its order is complete; before that it is the buyer's to change. Error: order.not_completed. */
export async function requireListedAttendee(
  ctx: Context,
  params: { event_id: string; attendee_short_id: string },
): Promise<AttendeeItem> {
  const attendee = await requireAttendee(ctx, params)
  if (attendee.status === 'RESERVED') throw new AppError('order.not_completed')
  return attendee
}
