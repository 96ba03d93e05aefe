import type { CheckIns } from '../attendee/attendee-entity.ts'
import { allPart, type Counts, checkInListPart, quarterPart, withSums } from './counts.ts'

const quarterMs = 15 * 60 * 1000

/** What an attendee's admissions count for in their event's statistics: by list, and by the quarter of an hour. */
export function admissionCounts(check_ins: CheckIns): Counts {
  let counts: Counts = {}
  for (const [check_in_list_id, { checked_in_at }] of Object.entries(check_ins))
    for (const part of [allPart, checkInListPart(check_in_list_id), quarterPart(quarterOf(checked_in_at))])
      counts = withSums(counts, part, { checked_in: 1 })
  return counts
}

function quarterOf(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / quarterMs) * quarterMs).toISOString()
}
