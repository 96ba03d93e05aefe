import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import { ChangeFeedHeadEntity, readFeedHead } from '@foyer/core/store/change-feed/change-feed-entity'
import { readWebhook, WebhookEntity } from '@foyer/core/store/webhook/webhook-entity'
import { toSend } from '@foyer/core/table/write'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import { later, testContext } from '@foyer/core/testing/test-context'
import { startReceiver } from '@foyer/core/testing/webhook-receiver'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { invoke } from '../lambda-function.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'

const day = 86_400

/** A webhook told of an order after a quiet month, one told of news while it sends, one that is off, and a message that comes too early. */
export async function walkWebhooks({ consumers }: LambdaFunctions): Promise<void> {
  const receiver = await startReceiver()
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  const { id, params } = await mintWebhook(ctx, { url: receiver.url, has_subject: true })
  const { account_id } = params
  const { event_id, short_id } = await mintSoldOrder({ event_id: event.id })
  const quietSince = (days: number) =>
    ChangeFeedHeadEntity.patch({ feed_account_id: account_id })
      .set({ listens_until: later(testContext(), days * day).now.toISOString() })
      .go()
  await quietSince(-1)
  const rows = { order_short_ids: [short_id], attendee_short_ids: [], renamed_short_ids: [] }
  const changes = [{ type: 'order' as const, id: short_id }]
  await invoke(consumers['change-log'], sqsEvent(toSend(rowsChanged, { event_id, ...rows, changes })))
  await quietSince(20)
  const due = (is_news: boolean, at?: string) =>
    invoke(consumers.webhook, sqsEvent(toSend(webhookDue, { ...params, is_news }, at)))
  await due(true)
  await due(false, later(testContext(), day).now.toISOString())
  const isIdle = async () => (await readWebhook(account_id, id))?.lease_id === ''
  // The event may be told of first.
  const isTold = () => receiver.subjects().includes(short_id)
  await until(async () => isTold() && (await isIdle()))
  // A sender that begins while nothing else goes on keeps the feed itself.
  await quietSince(20)
  await due(true)
  const soon = later(testContext(), 25 * day).now.toISOString()
  await until(async () => ((await readFeedHead(account_id))?.listens_until ?? '') > soon && (await isIdle()))
  const key = { webhook_account_id: account_id, id }
  await WebhookEntity.patch(key)
    .set({ lease_until: later(testContext(), day).now.toISOString() })
    .go()
  await due(true)
  await WebhookEntity.patch(key).set({ is_on: false }).go()
  await due(true)
  await receiver.stop()
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}
