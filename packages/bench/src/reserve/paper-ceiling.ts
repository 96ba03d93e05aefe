/** A partition key of DynamoDB takes this many write units a second. */
const unitsPerKey = 1000

/** A kind of partition key that orders of one event share, and what one order writes to all keys of that kind. */
export interface SharedKey {
  kind: string
  units_per_order: number
}

/**
 * What one order writes to the keys that all orders of an event share, by kind. An order's own keys do not count, since
 * other orders do not write to them.
 */
export function sharedKeys(write_units_by_key: Record<string, number>, orders: number): SharedKey[] {
  const kinds = new Map<string, number>()
  for (const [key, units] of Object.entries(write_units_by_key)) {
    const kind = kindOf(key)
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + units / orders)
  }
  return [...kinds].map(([kind, units_per_order]) => ({ kind, units_per_order }))
}

function kindOf(key: string): string | null {
  if (key.includes('#sold_pool_id_')) return 'sold of a shard'
  if (key.includes('#pool_id_')) return 'shard of the pool'
  if (key.startsWith('gsi2pk') && key.includes('hold')) return 'open holds'
  if (key.startsWith('gsi1pk')) return 'list of orders'
  return null
}

interface Spread {
  /** Of the pool. */
  shards: number
  /** The number of partitions of the event's lists. */
  list_shards: number
}

/** Orders a second that one ticket can sell on paper, without conflicts, and the kind of key that limits it. */
export function paperCeiling(
  keys: readonly SharedKey[],
  { shards, list_shards }: Spread,
): { orders: number; kind: string } {
  const [tightest] = keys
    .map(({ kind, units_per_order }) => {
      const partitions = kind.includes('shard') ? shards : list_shards
      return { orders: Math.floor((unitsPerKey * partitions) / units_per_order), kind }
    })
    .toSorted((a, b) => a.orders - b.orders)
  if (!tightest) throw new Error('No key is shared by orders.')
  return tightest
}
