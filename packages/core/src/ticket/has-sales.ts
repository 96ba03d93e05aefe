import { readListShards } from '../event-graph/read-list-shards.ts'
import { readPools } from '../pool/read-pools.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { pricePool } from '../store/ticket/price-pool.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'

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
