import { messageTypeOf, type WebhookMessage } from '@foyer/contracts/webhook/webhook-message'
import { asChanges } from '../change-feed/as-changes.ts'
import type { FeedLine } from '../store/change-feed/change-feed-entity.ts'
import { WebhookDeliveryEntity } from '../store/webhook/webhook-delivery-entity.ts'
import type { WaitingDelivery, WebhookItem } from '../store/webhook/webhook-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { deliveryIdOf, emptyDelivery, writeDelivery } from './delivery-log.ts'
import { postWebhook } from './post-webhook.ts'
import { nextTryOf } from './webhook-pauses.ts'
import { messageIdOf, signedHeaders } from './webhook-secret.ts'

/** A message that is to be sent now. `before`: as it waited for that; null: it was never tried. */
export interface ToDeliver {
  delivery_id: string
  line: FeedLine | null
  message_id: string
  created_at: string
  before: WaitingDelivery | null
}

/** How that ended. `next`: how it waits for its next try; null: it arrived, or was given up. `hasArrived` null: the log has forgotten it. */
export interface Delivered {
  before: WaitingDelivery | null
  next: WaitingDelivery | null
  hasArrived: boolean | null
  isGone: boolean
}

/** A change of the feed, as it is first sent. */
export function firstDelivery(line: FeedLine): ToDeliver {
  const message_id = messageIdOf(line)
  const delivery_id = deliveryIdOf(line.at, message_id)
  return { delivery_id, line, message_id, created_at: line.at, before: null }
}

/** A message that was tried before, or is a test; null where the log has forgotten it. */
export async function waitingDelivery(id: string, before: WaitingDelivery): Promise<ToDeliver | null> {
  const { delivery_id } = before
  const { data } = await WebhookDeliveryEntity.get({ delivering_webhook_id: id, id: delivery_id }).go({
    consistent: true,
  })
  if (!data) return null
  const { line, shown } = data
  return { delivery_id, line, message_id: shown.message_id, created_at: shown.created_at, before }
}

/** Sends one message and writes into the log how that ended. */
export async function deliver(fresh: () => Context, item: WebhookItem, given: ToDeliver): Promise<Delivered> {
  const { delivery_id, line, message_id, created_at, before } = given
  const body = JSON.stringify(await messageOf(item, given))
  const headers = signedHeaders(item, { id: message_id, body, now: fresh().now })
  const outcome = await postWebhook(item.url, { headers, body })
  const ctx = fresh()
  const { answer_status } = outcome
  const hasArrived = answer_status !== null && answer_status >= 200 && answer_status < 300
  const tries = (before?.tries ?? 0) + 1
  const first_at = before?.first_at ?? nowInstant(ctx)
  const next_at = hasArrived ? null : nextTryOf(ctx, { tries, first_at }, item)
  await writeDelivery(ctx, item.id, {
    id: delivery_id,
    line,
    shown: {
      ...emptyDelivery(line, { message_id, created_at }),
      ...outcome,
      status: hasArrived ? 'DELIVERED' : next_at ? 'PENDING' : 'FAILED',
      tries,
      tried_at: nowInstant(ctx),
      next_try_at: next_at,
    },
  })
  const next = next_at === null ? null : { delivery_id, tries, first_at, next_at }
  return { before, next, hasArrived, isGone: answer_status === 410 }
}

async function messageOf(
  { has_subject }: WebhookItem,
  { line, created_at }: ToDeliver,
): Promise<WebhookMessage> {
  if (line === null) return { type: 'webhook.test', timestamp: created_at, data: {} }
  const [data] = await asChanges([line], { hasSubjects: has_subject })
  return { type: messageTypeOf(line), timestamp: line.at, data: data ?? {} }
}
