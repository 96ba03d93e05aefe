/** What an order took of one shard. */
export interface PoolTake {
  pool_id: string
  shard: number
  quantity: number
}

/** What one write does to one shard; the three numbers are added. */
export interface PoolChange {
  pool_id: string
  shard: number
  free: number
  held: number
  sold: number
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
          }
        : change,
    )
  }
  return [...merged.values()].filter(({ free, held, sold }) => free !== 0 || held !== 0 || sold !== 0)
}
