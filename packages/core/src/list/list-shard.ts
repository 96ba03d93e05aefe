/** Over how many partitions an event's lists are spread at least. */
export const fewestListShards = 4

/**
 * Over how many partitions of the list indexes the orders of those tickets, and their attendees, are spread: as many as
 * the largest of their pools has shards, since a partition of an index takes 1,000 writes a second like any other
 * (docs/decisions/0015). It never shrinks: pools don't, and a ticket that was sold stays.
 */
export function listShardsOf(tickets: readonly { prices: readonly { pool_shards: number }[] }[]): number {
  return Math.max(
    fewestListShards,
    ...tickets.flatMap(({ prices }) => prices).map((price) => price.pool_shards),
  )
}

/** The partition that a new order is listed in, with its attendees. */
export function newListShard(shards = fewestListShards): number {
  return Math.floor(Math.random() * shards)
}
