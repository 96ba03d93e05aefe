import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import { readTaken } from '@foyer/core/pool/read-pools'
import { promoCodePool } from '@foyer/core/price/promo-code-terms'
import { findPromoCode } from '@foyer/core/store/promo-code/promo-code-entity'
import { ticketPools } from '@foyer/core/store/ticket/ticket-entity'
import { promoCode } from '../world/mint-world.ts'

/** What an event's pools ever gave back, and their sizes; the same text twice means that no stock came free in between. */
export async function stockGiven(event_id: string): Promise<string> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const promo = await findPromoCode(event_id, promoCode)
  const tickets = graph?.tickets ?? []
  const capacities = tickets.flatMap(({ capacity_pools }) => capacity_pools)
  const pools = [...tickets.flatMap(ticketPools), ...capacities, ...(promo ? [promoCodePool(promo)] : [])]
  const shards = await readTaken([...new Map(pools.map((pool) => [pool.pool_id, pool])).values()])
  const moments = shards.map(({ pool_id, shard, free, taken, base, given_back }) =>
    [pool_id, shard, free + taken, base, given_back].join(' '),
  )
  return moments.toSorted().join('; ')
}
