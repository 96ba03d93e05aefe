import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/**
 * How many partitions of the index all watches of a stage are spread over: a partition takes 1,000 writes a second, and the
 * reconciler reads all of them.
 */
export const watchShards = 8

/**
 * Marks an order with open payments that must be checked again, so that lost messages do no harm (docs/decisions/0011).
 * Access patterns: the watch of an order; the due watches, oldest first (index `due`). Free orders have none.
 */
export const PaymentWatchEntity = new LazyEntity(
  {
    model: { entity: 'payment_watch', version: '1', service: 'foyer' },
    attributes: {
      order_short_id: { type: 'string', required: true },
      watch_shard: { type: 'number', required: true },
      check_at: { type: 'string', required: true },
      /** How often Stripe had nothing new: each time, the next look is further away. */
      checks: { type: 'number', required: true },
      started_at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['order_short_id'] },
        sk: { field: 'sk', composite: [] },
      },
      due: {
        index: 'gsi2',
        scope: 'payment_watch',
        pk: { field: 'gsi2pk', composite: ['watch_shard'] },
        sk: { field: 'gsi2sk', composite: ['check_at', 'order_short_id'] },
      },
    },
  },
  onTable,
)
export type PaymentWatchItem = EntityItem<typeof PaymentWatchEntity>

/** A webhook event as received, kept 30 days: the proof that it was seen, and what its consumer reads. */
export const StripeEventEntity = new LazyEntity(
  {
    model: { entity: 'stripe_event', version: '1', service: 'foyer' },
    attributes: {
      stripe_event_id: { type: 'string', required: true },
      event_type: { type: 'string', required: true },
      api_version: { type: kept<string | null>(), required: true },
      stripe_account_id: { type: kept<string | null>(), required: true },
      object_id: { type: 'string', required: true },
      received_at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        // Stripe's ids are case-sensitive.
        pk: { field: 'pk', composite: ['stripe_event_id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type StripeEventItem = EntityItem<typeof StripeEventEntity>
