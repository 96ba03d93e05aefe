import { deliveriesKeptDays } from '@foyer/contracts/webhook/webhook'
import { messageTypeOf } from '@foyer/contracts/webhook/webhook-message'
import type { FeedLine } from '../store/change-feed/change-feed-entity.ts'
import { WebhookDeliveryEntity, type WebhookDeliveryItem } from '../store/webhook/webhook-delivery-entity.ts'
import { type Context, ttlAfterDays } from '../verb.ts'

/** The log is in the order of these ids: by time, then by message. */
export function deliveryIdOf(at: string, message_id: string): string {
  return `${at.replaceAll(/\D/g, '')}_${message_id.replace(/^msg_/, '')}`
}

/** How the log shows a message before its first try. */
export function emptyDelivery(
  line: FeedLine | null,
  { message_id, created_at }: { message_id: string; created_at: string },
): WebhookDeliveryItem['shown'] {
  return {
    ...{ message_id, created_at, subject_id: line?.subject_id ?? '' },
    event: line ? messageTypeOf(line) : 'webhook.test',
    ...{ status: 'PENDING', tries: 0, tried_at: null, next_try_at: created_at },
    ...{ answer_status: null, answer: '', failure: null, milliseconds: null },
  }
}

/** Writes a message into the log of its webhook, or how its last try ended. */
export async function writeDelivery(
  ctx: Context,
  delivering_webhook_id: string,
  { id, line, shown }: Pick<WebhookDeliveryItem, 'id' | 'line' | 'shown'>,
): Promise<void> {
  const ttl = ttlAfterDays(ctx, deliveriesKeptDays)
  await WebhookDeliveryEntity.put({ delivering_webhook_id, id, line, shown, ttl }).go()
}
