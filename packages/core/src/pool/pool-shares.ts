/** Stands for "no limit": more than could ever be sold, small enough to stay an exact integer. */
export const unlimitedSize = 1_000_000_000_000

const ticketsPerShard = 25
/** No pool has more: reading this number of shards of one reads all that there are. */
export const mostPoolShards = 32

/**
 * How many shards a pool of that size has; null = unlimited. A shard sells one order at a time, in the 5 to 20 ms of a
 * transaction, so a crowd waits as long as the fullest shard takes; but each shard is a read for all who look what is left
 * (docs/decisions/0050, measured). Small pools have one: they are sold before a crowd has waited.
 */
export function poolShardCount(size: number | null): number {
  if (size === null) return mostPoolShards
  return Math.max(1, Math.min(mostPoolShards, Math.ceil(size / ticketsPerShard)))
}

/** An amount dealt out evenly; the first shards get what does not divide. */
export function evenShares(amount: number, shards: number): number[] {
  const share = Math.floor(amount / shards)
  return Array.from({ length: shards }, (_, shard) => share + (shard < amount % shards ? 1 : 0))
}

/** The number that the shards' counts sum to. */
export function sizeInPool(size: number | null): number {
  return size ?? unlimitedSize
}
