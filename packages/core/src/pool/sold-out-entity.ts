import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../table/entity.ts'

/** The most that a pool can have left since `seen_at` (UTC instant), as long as the mark stands. */
export interface MarkedPool {
  left: number
  seen_at: string
}

/**
 * An event's mark: which of its pools have too little left (docs/decisions/0094). Every write that brings stock to a marked shard removes
 * `pools` and `marking` in its own transaction, so what stands here is true. `marking`: who is marking shards, since
 * `marking_at`. `looked_at`: when a buyer last began to look for lapsed holds. At `clear_from` there was none, and none lapses before
 * `clear_until`. All are UTC instants. In a partition of its own. Access pattern: one event.
 */
export const SoldOutEntity = new LazyEntity(
  {
    model: { entity: 'sold_out', version: '1', service: 'foyer' },
    attributes: {
      short_event_id: { type: 'string', required: true },
      pools: { type: kept<Record<string, MarkedPool>>() },
      marking: { type: 'string' },
      marking_at: { type: 'string' },
      looked_at: { type: 'string' },
      clear_from: { type: 'string' },
      clear_until: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type SoldOutItem = EntityItem<typeof SoldOutEntity>
