import type { PoolTake } from './pool-change.ts'

/**
 * One ticket's part of what an order took: one of its price's pool, and one of each pool that was taken for that price as
 * well. `left` is what the order keeps.
 */
export function takeOfOne(
  takes: readonly PoolTake[],
  price_id: string,
): { one: PoolTake[]; left: PoolTake[] } {
  const chosen = new Map<string, PoolTake>()
  for (const take of takes) {
    const isForPrice = take.covers ? take.covers.includes(price_id) : take.pool_id === price_id
    if (isForPrice && !chosen.has(take.pool_id)) chosen.set(take.pool_id, take)
  }
  const one = [...chosen.values()].map((take) => ({ ...take, quantity: 1 }))
  const left = takes
    .map((take) => (chosen.get(take.pool_id) === take ? { ...take, quantity: take.quantity - 1 } : take))
    .filter(({ quantity }) => quantity > 0)
  return { one, left }
}
