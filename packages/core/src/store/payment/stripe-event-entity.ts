import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

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
        // Stripe's ids tell capitals from small letters.
        pk: { field: 'pk', composite: ['stripe_event_id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type StripeEventItem = EntityItem<typeof StripeEventEntity>
