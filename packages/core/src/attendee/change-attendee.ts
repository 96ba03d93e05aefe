import { admissionCountDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import { AppError } from '../app-error.ts'
import { AttendeeEntity, type AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { attendeeRow } from '../store/attendee/attendee-row.ts'
import type { AttendeeChange } from '../store/attendee/follow-order.ts'
import { readAttendee } from '../store/attendee/read-attendee.ts'
import { admissionCounts } from '../store/statistics/admission-counts.ts'
import { changesOf } from '../store/statistics/counts.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'

/** Switched off by the race test's negative control only: without its condition a ticket is admitted twice. */
export const versionGuard = { isOn: true }

const tries = 12

/**
 * The one way in which a listed attendee changes: reads it, asks what is to change (null: nothing), and writes it whole
 * on condition that nothing was written since, else begins again. Answers the attendee as it then is. Errors:
 * `attendee.not_found`, `server.busy`, and whatever `decide` throws.
 */
export async function changeAttendee(
  short_id: string,
  decide: (attendee: AttendeeItem) => AttendeeChange | null | Promise<AttendeeChange | null>,
): Promise<AttendeeItem> {
  return untilWritten(
    async () => {
      const attendee = await readAttendee(short_id)
      if (!attendee) throw new AppError('attendee.not_found')
      const change = await decide(attendee)
      return change ? ((await writeNext(attendee, change)) ?? 'lost') : attendee
    },
    { tries },
  )
}

async function writeNext(
  read: AttendeeItem,
  { set, messages = [] }: AttendeeChange,
): Promise<AttendeeItem | null> {
  const { outbox: _sent, outbox_id: _sentId, ttl: _ttl, ...kept } = read
  const sent = outbox(...messages, countDue(read, { ...read, ...set }))
  const next = { ...kept, ...set, version: read.version + 1, ...sent }
  const listed = { ...next, row: attendeeRow(next) }
  try {
    await AttendeeEntity.put(listed)
      .where(({ version }, { eq }) => (versionGuard.isOn ? eq(version, read.version) : ''))
      .go()
    return listed
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}

/** Said here, for every change, so that no verb can forget it (docs/decisions/0024). */
function countDue(before: AttendeeItem, after: AttendeeItem): Message | undefined {
  const changes = changesOf(admissionCounts(before.check_ins), admissionCounts(after.check_ins))
  const { event_id, short_id: attendee_short_id } = after
  return changes.length > 0 ? toSend(admissionCountDue, { event_id, attendee_short_id }) : undefined
}
