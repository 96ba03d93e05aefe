import { readPools, readTaken } from '@foyer/core/pool/read-pools'
import { promoCodePool } from '@foyer/core/price/promo-code-terms'
import { readPromoCodes } from '@foyer/core/promo-code/kept-promo-codes'
import { stockPools } from '@foyer/core/public-page/read-stock'
import { AvailabilityEntity } from '@foyer/core/store/event/availability-entity'
import type { Facts } from './read-facts.ts'

/** At rest: what pages show as left is what the pools have, whatever messages were late or repeated (docs/decisions/0091). */
export async function checkAvailability({ world, graph, orders }: Facts): Promise<string[]> {
  const { data: shown } = await AvailabilityEntity.get({ stock_event_id: world.event_id }).go({
    consistent: true,
  })
  if (!shown) return orders.length > 0 ? ['what is left of the event was never counted'] : []
  const uses = await checkUses(world.event_id)
  const pools = stockPools(graph)
  const shards = await readTaken(pools)
  const stock = pools.flatMap(({ pool_id, shards: number }) => {
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
  return [...stock, ...uses]
}

/** And what lists show of promo codes is what their pools have (docs/decisions/0111). */
async function checkUses(event_id: string): Promise<string[]> {
  const codes = await readPromoCodes(event_id)
  const counts = await readPools(codes.map(({ promoCode }) => promoCodePool(promoCode)))
  return codes.flatMap(({ promoCode: { id }, held, sold }) => {
    const pool = counts.get(id)
    return pool?.held === held && pool.sold === sold
      ? []
      : [`lists show ${held} held and ${sold} sold of ${id}, the pool has ${pool?.held} and ${pool?.sold}`]
  })
}
