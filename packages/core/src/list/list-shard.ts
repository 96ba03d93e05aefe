/** Over how many partitions an event's lists are spread at least, and at most. */
export const fewestListShards = 4
const mostListShards = 32
const ticketsPerShard = 2500
const shardsWhenUnlimited = 8

interface SpreadPrice {
  pool_shards: number
  list_shards?: number
}

/**
 * Over how many partitions of the list indexes the orders of a price of that size are spread (null = unlimited), since a
 * partition of an index takes 1,000 writes a second like any other (docs/decisions/0050). Fewer than its pool has shards:
 * an index knows no conflicts, and each partition is a request of every list.
 */
export function listShardCount(size: number | null): number {
  if (size === null) return shardsWhenUnlimited
  return Math.max(fewestListShards, Math.min(mostListShards, Math.ceil(size / ticketsPerShard)))
}

/** Over how many those of this price are; prices that do not say so are spread like their pools. */
export function listShardsOfPrice({ pool_shards, list_shards = pool_shards }: SpreadPrice): number {
  return list_shards
}

/**
 * Over how many partitions of the list indexes the orders of those tickets, and their attendees, are spread. It never
 * shrinks: no price's does, and a ticket that was sold stays.
 */
export function listShardsOf(tickets: readonly { prices: readonly SpreadPrice[] }[]): number {
  return Math.max(fewestListShards, ...tickets.flatMap(({ prices }) => prices).map(listShardsOfPrice))
}

/** The partition that a new order is listed in, with its attendees. */
export function newListShard(shards = fewestListShards): number {
  return Math.floor(Math.random() * shards)
}
