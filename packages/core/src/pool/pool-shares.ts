/** Stands for "no limit": more than could ever be sold, small enough to stay an exact integer. */
export const unlimitedSize = 1_000_000_000_000

const ticketsPerShard = 2500
const maxShards = 32
const shardsWhenUnlimited = 8

/**
 * How many shards a pool of that size has; null = unlimited. A shard takes some 500 transactions a second on
 * DynamoDB (docs/decisions/0002); small pools have one, so that their last tickets lie together.
 */
export function poolShardCount(size: number | null): number {
  if (size === null) return shardsWhenUnlimited
  return Math.max(1, Math.min(maxShards, Math.ceil(size / ticketsPerShard)))
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
