import type { PoolRef } from '../../pool/read-pools.ts'
import type { KeptPrice, TicketItem } from './ticket-entity.ts'

/** The pool that holds a price's stock: it has the price's id. */
export function pricePool({ id, pool_shards }: KeptPrice): PoolRef {
  return { pool_id: id, shards: pool_shards }
}

/** The pools of all of a ticket's prices, with the terms that a taker must know. */
export function ticketPools({ prices, terms }: Pick<TicketItem, 'prices' | 'terms'>): Required<PoolRef>[] {
  return prices.map((price) => ({ ...pricePool(price), terms }))
}
