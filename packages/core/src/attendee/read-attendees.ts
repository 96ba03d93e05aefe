import { AttendeeEntity, type AttendeeItem } from './attendee-entity.ts'

/** Attendees by their short ids, strongly read; what a throttled batch leaves out is read again one by one, which the client retries. */
export async function readAttendees(short_ids: readonly string[]): Promise<Map<string, AttendeeItem>> {
  if (short_ids.length === 0) return new Map()
  const keys = short_ids.map((short_id) => ({ short_id }))
  const { data, unprocessed } = await AttendeeEntity.get(keys).go({ consistent: true })
  const late = await Promise.all(unprocessed.map((key) => AttendeeEntity.get(key).go({ consistent: true })))
  const found = [...data, ...late.flatMap((answer) => answer.data ?? [])]
  return new Map(found.map((attendee) => [attendee.short_id, attendee]))
}
