import { Entity, type EntityItem } from 'electrodb'
import { onTable } from '../table/client.ts'

/**
 * One shard of a pool, in a partition of its own. `free` may not go below zero; `held` waits for payment;
 * `sold` is paid; `base` was sold or held before this pool began to count (capacities only).
 * free + held + sold + base = the shard's share of the pool's size. `given_back` counts, for ever, what was released
 * or returned. `terms`: which rules a taker must know (docs/decisions/0010).
 */
export const PoolEntity = new Entity(
  {
    model: { entity: 'pool', version: '1', service: 'foyer' },
    attributes: {
      pool_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      free: { type: 'number', required: true },
      held: { type: 'number', required: true },
      sold: { type: 'number', required: true },
      base: { type: 'number', required: true, default: 0 },
      given_back: { type: 'number', required: true, default: 0 },
      terms: { type: 'number', required: true, default: 0 },
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
