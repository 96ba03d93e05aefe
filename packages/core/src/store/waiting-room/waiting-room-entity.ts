import type { EntityItem } from 'electrodb'
import { inEventPartition, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * The line of an event, one item however many wait (docs/product.md#the-waiting-room). In a partition of its own, since it is written
 * up to once a second by each process that gives out passes. Access pattern: one event.
 *
 * `drawn` passes take part in the draw at `opens_at`, under `seed`, which is secret until then; `late` ones came after it.
 * At `served_at`, places below `served` had been admitted, and from then on `per_second` more each second. `crowded_at`: when a crowd
 * was seen that puts the line into force. All instants are UTC; vanishes by TTL.
 */
export const WaitingRoomEntity = new LazyEntity(
  {
    model: { entity: 'waiting_room', version: '1', service: 'foyer' },
    attributes: {
      line_event_id: { type: 'string', required: true },
      opens_at: { type: 'string', required: true },
      seed: { type: 'string', required: true },
      drawn: { type: 'number', required: true },
      late: { type: 'number', required: true },
      served: { type: 'number', required: true },
      served_at: { type: 'string', required: true },
      per_second: { type: 'number', required: true },
      is_sold_out: { type: 'boolean', required: true },
      crowded_at: { type: 'string' },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['line_event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type WaitingRoomItem = EntityItem<typeof WaitingRoomEntity>

/** Says in an event's graph that there is a line, so that events without one read nothing more for a reservation. */
export const WaitingRoomMarkEntity = new LazyEntity(
  {
    model: { entity: 'waiting_room_mark', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: { collection: 'event_graph', ...inEventPartition },
    },
  },
  onTable,
)

/** The order that a pass is used for; vanishes by TTL. Access pattern: by the pass's id. */
export const UsedPassEntity = new LazyEntity(
  {
    model: { entity: 'used_pass', version: '1', service: 'foyer' },
    attributes: {
      pass_id: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['pass_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
