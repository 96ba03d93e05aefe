/** What an order took of one shard. `covers`: the prices of the tickets it was taken for; left out by a price's own pool. */
export interface PoolTake {
  pool_id: string
  shard: number
  quantity: number
  covers?: readonly string[]
}

/** What one write does to one shard; the numbers are added. `terms`: refused when the shard's are others. */
export interface PoolChange {
  pool_id: string
  shard: number
  free: number
  held: number
  sold: number
  base?: number
  terms?: number | undefined
}

type Movement = 'hold' | 'sell' | 'release' | 'return'

const signs: Record<Movement, { free: number; held: number; sold: number }> = {
  /** free → held: reserving. */
  hold: { free: -1, held: 1, sold: 0 },
  /** held → sold: completing. */
  sell: { free: 0, held: -1, sold: 1 },
  /** held → free: expiring, abandoning. */
  release: { free: 1, held: -1, sold: 0 },
  /** sold → free: cancelling a completed order. */
  return: { free: 1, held: 0, sold: -1 },
}

/** What moving these takes does to their shards. */
export function poolChanges(movement: Movement, takes: readonly PoolTake[]): PoolChange[] {
  const sign = signs[movement]
  return takes.map(({ pool_id, shard, quantity }) => ({
    pool_id,
    shard,
    free: sign.free * quantity,
    held: sign.held * quantity,
    sold: sign.sold * quantity,
  }))
}

/** One change per shard, since a transaction may not name an item twice; changes that cancel out vanish. */
export function mergePoolChanges(changes: readonly PoolChange[]): PoolChange[] {
  const merged = new Map<string, PoolChange>()
  for (const change of changes) {
    const key = `${change.pool_id}/${change.shard}`
    const before = merged.get(key)
    merged.set(
      key,
      before
        ? {
            ...change,
            free: before.free + change.free,
            held: before.held + change.held,
            sold: before.sold + change.sold,
            base: (before.base ?? 0) + (change.base ?? 0),
            terms: change.terms ?? before.terms,
          }
        : change,
    )
  }
  return [...merged.values()].filter(({ free, held, sold, base = 0 }) =>
    [free, held, sold, base].some((count) => count !== 0),
  )
}

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
