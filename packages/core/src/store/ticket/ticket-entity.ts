import type { TicketPrice, TicketType } from '@foyer/contracts/ticket/ticket'
import type { EntityItem } from 'electrodb'
import type { PoolRef } from '../../pool/read-pools.ts'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * A price as kept: its stock lives in the pool of the same id, split into `pool_shards` shards. `list_shards`: over how many
 * partitions its orders are listed; absent if both are the same.
 */
export type KeptPrice = Omit<TicketPrice, 'quantity_sold' | 'quantity_held'> & {
  pool_shards: number
  list_shards?: number
}

/** A capacity's pool as a ticket knows it. */
export interface CapacityPool {
  pool_id: string
  shards: number
}

export const TicketEntity = new LazyEntity(
  {
    model: { entity: 'ticket', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      type: { type: kept<TicketType>(), required: true },
      prices: { type: kept<KeptPrice[]>(), required: true },
      min_per_order: { type: 'number', required: true },
      max_per_order: { type: 'number', required: true },
      sale_start_date: { type: kept<string | null>(), required: true },
      sale_end_date: { type: kept<string | null>(), required: true },
      is_hidden: { type: 'boolean', required: true },
      is_paused: { type: 'boolean', required: true },
      hide_when_sold_out: { type: 'boolean', required: true },
      hide_before_sale_start: { type: 'boolean', required: true },
      hide_after_sale_end: { type: 'boolean', required: true },
      is_hidden_without_promo_code: { type: 'boolean', required: true },
      show_quantity_remaining: { type: 'boolean', required: true },
      collapse_on_load: { type: 'boolean', required: true },
      tax_and_fee_ids: { type: kept<string[]>(), required: true },
      sort_order: { type: 'number', required: true },
      /** The pools of the capacities that it shares, and what its own pools require of takers (docs/decisions/0010). */
      capacity_pools: { type: kept<CapacityPool[]>(), required: true, default: () => [] },
      terms: { type: 'number', required: true, default: 0 },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: { collection: 'event_graph', ...inEventPartition },
    },
  },
  onTable,
)
export type TicketItem = EntityItem<typeof TicketEntity>

/** An event's tickets as last written, in homepage order. */
export async function readTicketsInOrder(event_id: string): Promise<TicketItem[]> {
  const { data } = await TicketEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data.toSorted((one, other) => one.sort_order - other.sort_order || one.id.localeCompare(other.id))
}

/** The pool that holds a price's stock: it has the price's id. */
export function pricePool({ id, pool_shards }: KeptPrice): PoolRef {
  return { pool_id: id, shards: pool_shards }
}

/** The pools of all of a ticket's prices, with the terms that a taker must know. */
export function ticketPools({ prices, terms }: Pick<TicketItem, 'prices' | 'terms'>): Required<PoolRef>[] {
  return prices.map((price) => ({ ...pricePool(price), terms }))
}
