import { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import { WebhookEntity, type WebhookItem } from '../store/webhook/webhook-entity.ts'
import { isConditionRefused, toSend } from '../table/write.ts'

/** Changes a webhook as it was read; lost where somebody has written to it since. */
export async function writeWebhook(
  { webhook_account_id, id, version: seen }: WebhookItem,
  fields: Partial<WebhookItem>,
): Promise<WebhookItem | 'lost'> {
  try {
    const { data } = await WebhookEntity.patch({ webhook_account_id, id })
      .set({ ...fields, version: seen + 1 })
      .where(({ version }, { eq }) => eq(version, seen))
      .go({ response: 'all_new' })
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/** Says to the sender that is at work that there is more to do. */
export function noteNews(item: WebhookItem): Promise<WebhookItem | 'lost'> {
  return writeWebhook(item, { news: item.news + 1 })
}

/** How far the clocks of two functions may be apart, in seconds. */
export const skewSeconds = 5

/** The message with which a later call goes on. */
export function toWake({ webhook_account_id, id }: WebhookItem, at?: string) {
  return toSend(webhookDue, { account_id: webhook_account_id, webhook_id: id, is_news: false }, at)
}
