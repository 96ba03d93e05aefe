import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { listPartitions } from '../list/list-partitions.ts'
import type { ReadRows } from '../list/list-rows.ts'
import { AttendeeEntity } from './attendee-entity.ts'

/** The partitions of an event's attendee list. */
export function attendeePartitions(event_id: string): ReadRows<AttendeeRow>[] {
  return listPartitions((list_shard, page) =>
    AttendeeEntity.query.list({ event_id, list_shard }).go({ ...page, order: 'desc' }),
  )
}
