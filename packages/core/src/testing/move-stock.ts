import { type PoolChange, poolChanges } from '../pool/pool-change.ts'
import { poolTransaction } from '../pool/pool-writes.ts'

/** Moves stock of a price in its first shard, as an order would. */
export async function moveStock(
  movement: Parameters<typeof poolChanges>[0],
  price_id: string,
  quantity: number,
): Promise<void> {
  const changes: PoolChange[] = poolChanges(movement, [{ pool_id: price_id, shard: 0, quantity }])
  const { canceled } = await poolTransaction(changes)
  if (canceled) throw new Error('The pool refused.')
}
