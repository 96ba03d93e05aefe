import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../table/entity.ts'

/**
 * One shard of a pool, in a partition of its own. `free` may not go below zero; `taken` is held or sold; `base` was
 * taken before this pool began to count (capacities only). free + taken + base = the shard's share of the pool's size. `given_back` counts, forever, what was released
 * or returned. `risen` counts, forever, all that ever came to `free`: while it stays, `free` has only fallen. `terms`:
 * the rules that a taker must know (docs/decisions/0010). `marked`: what brings something to `free` clears the event's mark
 * (docs/decisions/0094).
 */
export const PoolEntity = new LazyEntity(
  {
    model: { entity: 'pool', version: '1', service: 'foyer' },
    attributes: {
      pool_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      free: { type: 'number', required: true },
      taken: { type: 'number', required: true },
      base: { type: 'number', required: true, default: 0 },
      given_back: { type: 'number', required: true, default: 0 },
      risen: { type: 'number' },
      terms: { type: 'number', required: true, default: 0 },
      marked: { type: 'boolean' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['pool_id', 'shard'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type PoolShard = EntityItem<typeof PoolEntity>

/**
 * How much of a shard's `taken` is sold; the rest is held. In a partition of its own, so that completing an order does not
 * use up what reserving the next one needs of the shard (docs/decisions/0050). Missing until something is sold.
 */
export const PoolSoldEntity = new LazyEntity(
  {
    model: { entity: 'pool_sold', version: '1', service: 'foyer' },
    attributes: {
      sold_pool_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      sold: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['sold_pool_id', 'shard'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
