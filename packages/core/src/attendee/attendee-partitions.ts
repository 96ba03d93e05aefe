import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { readListShards } from '../event-graph/read-list-shards.ts'
import { listPartitions } from '../list/list-partitions.ts'
import type { ReadRows } from '../list/list-rows.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'

/** The partitions of an event's attendee list. */
export async function attendeePartitions(event_id: string): Promise<ReadRows<AttendeeRow>[]> {
  return listPartitions(await readListShards(event_id), (shard, page) =>
    AttendeeEntity.query.list(shard).go({ ...page, order: 'desc' }),
  )
}
