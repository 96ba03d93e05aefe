import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/** A pool as it was counted, lapsed holds as free. `shards`: those that it had then. */
export interface CountedPool {
  shards: number
  free: number
  taken: number
  base: number
}

/**
 * What is left of each price and capacity of an event, counted from the pools at `read_at`: a hint for pages, never a reason to
 * refuse (docs/decisions/0091). From `good_until` on a reader counts itself, since holds have lapsed by then. `again_at` and
 * `lapse_at`: a message is on its way that counts again then. All are UTC instants. In a partition of its own. Access pattern: one event.
 */
export const AvailabilityEntity = new LazyEntity(
  {
    model: { entity: 'availability', version: '1', service: 'foyer' },
    attributes: {
      stock_event_id: { type: 'string', required: true },
      pools: { type: kept<Record<string, CountedPool>>(), required: true },
      read_at: { type: 'string', required: true },
      good_until: { type: 'string' },
      again_at: { type: 'string' },
      lapse_at: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['stock_event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type AvailabilityItem = EntityItem<typeof AvailabilityEntity>
