import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { settleAttendee } from './settle-attendee.ts'
import { toAttendee } from './to-attendee.ts'

/** The attendee as their order makes them. Error: attendee.not_found. */
export async function showAttendee(ctx: Context, short_id: string): Promise<Attendee> {
  const settled = await settleAttendee(short_id)
  if (!settled) throw new AppError('attendee.not_found')
  return toAttendee(ctx, settled.attendee)
}
