import { AttendeeEntity, type AttendeeItem } from './attendee-entity.ts'

/** The attendee as it is now (strongly consistent), or null. */
export async function readAttendee(short_id: string): Promise<AttendeeItem | null> {
  const { data } = await AttendeeEntity.get({ short_id }).go({ consistent: true })
  return data
}
