import type { PoolRef } from '../pool/read-pools.ts'
import type { KeptPrice } from './ticket-entity.ts'

/** The pool that holds a price's stock: it has the price's id. */
export function pricePool({ id, pool_shards }: KeptPrice): PoolRef {
  return { pool_id: id, shards: pool_shards }
}
