import { Entity, type EntityItem } from 'electrodb'
import { onTable } from '../table/client.ts'

/**
 * One shard of a pool, in a partition of its own. `free` may not go below zero; `held` waits for payment;
 * `sold` is paid. free + held + sold = the shard's share of the pool's size.
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
