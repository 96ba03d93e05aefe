import { AttendeeEntity, type AttendeeItem } from './attendee-entity.ts'

/** Attendees by their short ids, strongly read. */
export async function readAttendees(short_ids: readonly string[]): Promise<Map<string, AttendeeItem>> {
  if (short_ids.length === 0) return new Map()
  const keys = short_ids.map((short_id) => ({ short_id }))
  const { data } = await AttendeeEntity.get(keys).go({ consistent: true })
  return new Map(data.map((attendee) => [attendee.short_id, attendee]))
}
