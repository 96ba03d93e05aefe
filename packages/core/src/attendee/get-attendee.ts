import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { getAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireAttendee } from './require-attendee.ts'
import { toAttendee } from './to-attendee.ts'

/** One attendee of an event. Errors: event.not_found, attendee.not_found. */
export async function getAttendee(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Attendee> {
  return toAttendee(ctx, await requireAttendee(ctx, params))
}
