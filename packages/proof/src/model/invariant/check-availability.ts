import { readTaken } from '@foyer/core/pool/read-pools'
import { stockPools } from '@foyer/core/public-page/read-stock'
import { AvailabilityEntity } from '@foyer/core/store/event/availability-entity'
import type { Facts } from './read-facts.ts'

/** At rest: what pages show as left is what the pools have, whatever messages were late or repeated (docs/decisions/0091). */
export async function checkAvailability({ world, graph, orders }: Facts): Promise<string[]> {
  const { data: shown } = await AvailabilityEntity.get({ stock_event_id: world.event_id }).go({
    consistent: true,
  })
  if (!shown) return orders.length > 0 ? ['what is left of the event was never counted'] : []
  const pools = stockPools(graph)
  const shards = await readTaken(pools)
  return pools.flatMap(({ pool_id, shards: number }) => {
    const ofPool = shards.filter((shard) => shard.pool_id === pool_id)
    const sum = (of: 'free' | 'taken' | 'base') => ofPool.reduce((total, shard) => total + shard[of], 0)
    const counted = { shards: number, free: sum('free'), taken: sum('taken'), base: sum('base') }
    const kept = shown.pools[pool_id]
    const isSame =
      kept && Object.entries(counted).every(([of, count]) => kept[of as keyof typeof kept] === count)
    return isSame
      ? []
      : [`pages show ${JSON.stringify(kept)} of ${pool_id}, the pool has ${JSON.stringify(counted)}`]
  })
}
