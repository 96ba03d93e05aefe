import type { Message } from '@foyer/contracts/message'
import { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import type { Listening } from '../change-feed/tell-changes.ts'
import { isDue, sendEarlyAgain, sendMessages } from '../message/send-messages.ts'
import { readWebhook, type WebhookItem } from '../store/webhook/webhook-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'
import { invokeSender } from './invoke-sender.ts'
import { stopListening } from './listeners.ts'
import { isHeldBack } from './webhook-pauses.ts'
import { noteNews, skewSeconds } from './write-webhook.ts'

/** Says that the feed has news for these webhooks, before what told of them is done. */
export async function announceNews({ account_id, webhook_ids }: Listening): Promise<void> {
  const messages = webhook_ids.map((webhook_id) =>
    toSend(webhookDue, { account_id, webhook_id, is_news: true }),
  )
  const failed = await sendMessages(messages)
  if (failed.size > 0) throw new Error('Webhooks could not be told of changes.')
}

/**
 * Starts the sender of a webhook if it has something to do now. While one is at work it is told that there is more, so it does not rest before
 * it has looked again. Any number of times with the same end.
 */
export async function wakeWebhook(ctx: Context, message: Message<typeof webhookDue>): Promise<void> {
  if (!isDue(message, ctx.now)) return sendEarlyAgain(message)
  const { account_id, webhook_id, is_news } = message.payload
  const isFree = await untilWritten(async () => {
    const item = await readWebhook(account_id, webhook_id)
    if (!item?.is_on) {
      await stopListening(account_id, webhook_id)
      return false
    }
    if (item.lease_until <= nowInstant(ctx)) return hasWork(ctx, item, is_news)
    if (!is_news) return false
    return (await noteNews(item)) === 'lost' ? 'lost' : false
  })
  if (isFree) await invokeSender({ account_id, webhook_id })
}

/** A message that comes before the time which the webhook waits for is an old one: another comes then. */
function hasWork(ctx: Context, item: WebhookItem, is_news: boolean): boolean {
  // Its sender ended in the middle.
  if (item.lease_id !== '') return true
  const isTime = item.wake_at !== null && item.wake_at <= instantAfter(ctx, skewSeconds)
  return isTime || (is_news && !isHeldBack(item))
}
