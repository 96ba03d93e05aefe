import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { listShardCount, listShardsOfPrice } from '../list/list-shard.ts'
import { openPool } from '../pool/open-pool.ts'
import { newId } from '../random-id.ts'
import type { KeptPrice } from '../store/ticket/ticket-entity.ts'
import { priceFields } from './ticket-fields.ts'

/** A new price with its pool filled, to be named by the ticket that is written next. */
export async function openPrice(body: TicketBody['prices'][number], terms: number): Promise<KeptPrice> {
  const id = newId('price')
  const { quantity_available } = body
  const pool_shards = await openPool(id, quantity_available, { terms })
  return {
    ...priceFields(body),
    id,
    quantity_available,
    pool_shards,
    list_shards: listShardCount(quantity_available),
  }
}

/** A price of another size; what it was spread over it keeps. */
export function resizedPrice(
  price: KeptPrice,
  quantity_available: number | null,
  pool_shards: number,
): KeptPrice {
  const list_shards = Math.max(listShardsOfPrice(price), listShardCount(quantity_available))
  return { ...price, quantity_available, pool_shards, list_shards }
}
