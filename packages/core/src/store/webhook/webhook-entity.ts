import type { ChangeType } from '@foyer/contracts/change/change-type'
import type { WebhookStop } from '@foyer/contracts/webhook/webhook'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import type { FeedPosition } from '../change-feed/change-feed-entity.ts'

/** A message that waits for its next try. `first_at`: when it was first tried, or sent again by hand. */
export interface WaitingDelivery {
  delivery_id: string
  tries: number
  first_at: string
  next_at: string
}

/**
 * An address that is told of an account's changes, with how far it was told (docs/decisions/0108). Access patterns: one, for whatever is done with it; all of an account,
 * ten at most.
 */
export const WebhookEntity = new LazyEntity(
  {
    model: { entity: 'webhook', version: '1', service: 'foyer' },
    attributes: {
      webhook_account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      url: { type: 'string', required: true },
      description: { type: 'string', required: true },
      types: { type: kept<ChangeType[]>(), required: true },
      has_subject: { type: 'boolean', required: true },
      is_on: { type: 'boolean', required: true },
      /** For test events; absent: for real ones. */
      is_test: { type: 'boolean' },
      stopped: { type: kept<WebhookStop | null>(), required: true },
      secret: { type: 'string', required: true },
      /** The secret that was replaced last, and until when it signs too (UTC instant). */
      earlier: { type: kept<{ secret: string; until: string } | undefined>() },
      created_at: { type: 'string', required: true },
      /** The run of the feed that `position` belongs to. */
      epoch: { type: 'string', required: true },
      /** How far of the feed it was told; what failed meanwhile is in `waiting`. */
      position: { type: kept<FeedPosition>(), required: true },
      waiting: { type: kept<WaitingDelivery[]>(), required: true },
      /** How many tries in a row have failed, and since when. */
      failures: { type: 'number', required: true },
      failing_since: { type: kept<string | null>(), required: true },
      /** When there is something to do again without news; null: never. */
      wake_at: { type: kept<string | null>(), required: true },
      /** Which call of the sender works at it, empty for none; and until when no other one does. */
      lease_id: { type: 'string', required: true },
      lease_until: { type: 'string', required: true },
      /** Counts writes; and those that were not the sender's, so that it notices what came while it sent. */
      version: { type: 'number', required: true },
      news: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['webhook_account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type WebhookItem = EntityItem<typeof WebhookEntity>

/** All webhooks of an account. */
export async function readWebhooks(webhook_account_id: string): Promise<WebhookItem[]> {
  const { data } = await WebhookEntity.query
    .primary({ webhook_account_id })
    .go({ consistent: true, pages: 'all' })
  return data
}

/** A webhook as last written; null where there is none. */
export async function readWebhook(webhook_account_id: string, id: string): Promise<WebhookItem | null> {
  const { data } = await WebhookEntity.get({ webhook_account_id, id }).go({ consistent: true })
  return data
}
