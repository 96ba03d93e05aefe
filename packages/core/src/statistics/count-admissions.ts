import { readAttendee } from '../store/attendee/read-attendee.ts'
import { admissionCounts } from '../store/statistics/admission-counts.ts'
import { countAnew } from './count-anew.ts'

/** Brings an event's statistics up to where one of its attendees is admitted now, whenever and however often. */
export function countAdmissions(event_id: string, short_id: string): Promise<void> {
  return countAnew(event_id, short_id, async () =>
    admissionCounts((await readAttendee(short_id))?.check_ins ?? {}),
  )
}
