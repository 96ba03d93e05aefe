import { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import type { WebhookItem } from '../store/webhook/webhook-entity.ts'
import { toSend } from '../table/write.ts'

/** How far the clocks of two functions may be apart, in seconds. */
export const skewSeconds = 5

/** The message with which a later call goes on. */
export function toWake({ webhook_account_id, id }: WebhookItem, at?: string) {
  return toSend(webhookDue, { account_id: webhook_account_id, webhook_id: id, is_news: false }, at)
}
