import { AppError } from '../app-error.ts'
import { type SettledAttendee, settleAttendee } from '../attendee/settle-attendee.ts'
import type { Context } from '../context.ts'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'

/** Wrong references of one client at one door; a reference is short enough to be guessed, a QR's code is not. */
export const wrongReferences: RateLimit = { name: 'door_reference', most: 30, seconds: 600 }

/**
 * The attendee of the ticket that a scan's code names: the short id of the QR, or the reference that people read aloud, which
 * is looked for within the event. Errors: attendee.not_found; request.too_many for wrong references.
 */
export async function findAttendee(
  ctx: Context,
  list: CheckInListItem,
  code: string,
): Promise<SettledAttendee> {
  const short_id = code.startsWith('A-') ? await findByReference(ctx, list, code) : code
  const settled = await settleAttendee(short_id)
  if (!settled) throw new AppError('attendee.not_found')
  return settled
}

/** The short id of the attendee with that reference, among those of the list's event. Errors: as above. */
export async function findByReference(
  ctx: Context,
  { event_id, id }: CheckInListItem,
  reference: string,
): Promise<string> {
  const client = `${id} ${ctx.clientAddress}`
  await takeRate(ctx, wrongReferences, client)
  const { data } = await AttendeeEntity.query.reference({ event_id, reference }).go({ hydrate: true })
  const [found] = data
  if (!found) throw new AppError('attendee.not_found')
  await giveBackRate(ctx, wrongReferences, client)
  return found.short_id
}
