import { LazyEntity, onTable } from '../../table/entity.ts'

/**
 * How many tickets of an event one client reserved in one window of twice the order timeout, which is as long as a hold can
 * last; vanishes by TTL. `client` is a hash, so no address is stored. In a partition of its own; part of an order's transaction
 * only while the client holds few (docs/decisions/0057). Access pattern: add to one window's count, or read it.
 */
export const ClientHoldEntity = new LazyEntity(
  {
    model: { entity: 'client_hold', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      client: { type: 'string', required: true },
      window: { type: 'number', required: true },
      tickets: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id', 'client', 'window'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** Where a client's tickets are counted. */
export interface HoldWindow {
  event_id: string
  client: string
  window: number
}
