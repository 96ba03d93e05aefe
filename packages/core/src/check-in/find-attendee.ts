import { AppError } from '../app-error.ts'
import { AttendeeEntity } from '../attendee/attendee-entity.ts'
import { type SettledAttendee, settleAttendee } from '../attendee/settle-attendee.ts'

/**
 * The attendee whose ticket a scan's code names: the short id of the QR, or the reference that people read aloud, which
 * is looked for within the event. Error: attendee.not_found.
 */
export async function findAttendee(event_id: string, code: string): Promise<SettledAttendee> {
  const short_id = code.startsWith('A-') ? await findByReference(event_id, code) : code
  const settled = short_id ? await settleAttendee(short_id) : null
  if (!settled) throw new AppError('attendee.not_found')
  return settled
}

async function findByReference(event_id: string, reference: string): Promise<string | undefined> {
  const { data } = await AttendeeEntity.query.reference({ event_id, reference }).go({ hydrate: true })
  return data[0]?.short_id
}
