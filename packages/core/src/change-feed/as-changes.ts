import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { Change } from '@foyer/contracts/change/change'
import type { ChangeType } from '@foyer/contracts/change/change-type'
import type { OrderRow } from '@foyer/contracts/order/order'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import type { FeedLine } from '../store/change-feed/change-feed-entity.ts'
import { readOrdersNow } from '../store/order/order-entity.ts'

/** Changes as others are told of them; with `hasSubjects` with the rows of orders and attendees as they are now. */
export async function asChanges(
  lines: readonly FeedLine[],
  { hasSubjects }: { hasSubjects: boolean },
): Promise<Change[]> {
  const rows = hasSubjects ? await readRows(lines) : new Map<string, OrderRow | AttendeeRow>()
  return lines.map((line) => ({
    ...line,
    id: `${line.type}:${line.subject_id}:${line.version}`,
    subject: rows.get(line.subject_id) ?? null,
  }))
}

async function readRows(lines: readonly FeedLine[]): Promise<Map<string, OrderRow | AttendeeRow>> {
  const idsOf = (...types: ChangeType[]) => [
    ...new Set(lines.flatMap(({ type, subject_id }) => (types.includes(type) ? subject_id : []))),
  ]
  const [orders, attendees] = await Promise.all([
    readOrdersNow(idsOf('order')),
    readAttendees(idsOf('attendee', 'check_in')),
  ])
  const items = [...orders.values(), ...attendees.values()]
  return new Map(items.flatMap(({ short_id, row }) => (row ? [[short_id, row] as const] : [])))
}
