import { AttendeeEntity } from '../attendee/attendee-entity.ts'
import { readListShards } from '../event/read-list-shards.ts'
import { readPools } from '../pool/read-pools.ts'
import { pricePool } from './price-pool.ts'
import type { TicketItem } from './ticket-entity.ts'

/**
 * Whether anybody holds, bought or ever had this ticket. Its pools know of holds and sales; what was bought and
 * cancelled again is found among the attendees, which are read only when the pools know of nothing.
 */
export async function hasSales({ event_id, id, prices }: TicketItem): Promise<boolean> {
  const counts = await readPools(prices.map(pricePool))
  if ([...counts.values()].some(({ held, sold }) => held > 0 || sold > 0)) return true
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.map((shard) => AttendeeEntity.query.list(shard).go({ pages: 'all' })),
  )
  return pages.some(({ data }) => data.some(({ row }) => row?.ticket_id === id))
}
