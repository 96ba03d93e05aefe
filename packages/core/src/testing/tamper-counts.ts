import { poolTransaction } from '../pool/pool-writes.ts'
import { readOrder } from '../store/order/order-entity.ts'

/**
 * Makes every shard that an order took from say that it took nothing, as no verb ever does. What is free stays as it is, so
 * tickets are missing from now on.
 */
export async function tamperCounts(order_short_id: string): Promise<void> {
  const { takes, status } = await readOrder(order_short_id)
  const kind = status === 'COMPLETED' ? 'sold' : 'held'
  const changes = takes.map(({ pool_id, shard, quantity }) => ({
    pool_id,
    shard,
    free: 0,
    held: 0,
    sold: 0,
    [kind]: -quantity,
  }))
  const { canceled } = await poolTransaction(changes)
  if (canceled) throw new Error('The pool refused.')
}
