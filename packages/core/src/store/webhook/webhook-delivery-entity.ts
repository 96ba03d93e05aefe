import type { WebhookDelivery } from '@foyer/contracts/webhook/webhook'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import type { FeedLine } from '../change-feed/change-feed-entity.ts'

/**
 * A message to a webhook, in the webhook's own partition: ids begin with the time, so they are in the order of the log. `line`: the change, null for a test. Kept for 30 days.
 * Access patterns: the newest of a webhook, before an id; one, to send it again.
 */
export const WebhookDeliveryEntity = new LazyEntity(
  {
    model: { entity: 'webhook_delivery', version: '1', service: 'foyer' },
    attributes: {
      delivering_webhook_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      line: { type: kept<FeedLine | null>(), required: true },
      shown: { type: kept<Omit<WebhookDelivery, 'id'>>(), required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['delivering_webhook_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type WebhookDeliveryItem = EntityItem<typeof WebhookDeliveryEntity>
