import type { DeliveryPage, WebhookDelivery } from '@foyer/contracts/webhook/webhook'
import type * as endpoints from '@foyer/contracts/webhook/webhook-endpoints'
import { newLinkId } from '../random-id.ts'
import { WebhookDeliveryEntity, type WebhookDeliveryItem } from '../store/webhook/webhook-delivery-entity.ts'
import { outbox, untilWritten } from '../table/write.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { deliveryIdOf, emptyDelivery, writeDelivery } from './delivery-log.ts'
import { mostWaiting } from './webhook-pauses.ts'
import { requireHeardWebhook } from './webhooks.ts'
import { toWake, writeWebhook } from './write-webhook.ts'

type WebhookParams = ParsedInput<typeof endpoints.testWebhook>['params']

/** The messages of a webhook, newest first. */
export async function listWebhookDeliveries(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listWebhookDeliveries>,
): Promise<DeliveryPage> {
  const { id: delivering_webhook_id } = await requireHeardWebhook(ctx, params)
  const { before, limit } = query
  const log = WebhookDeliveryEntity.query.primary({ delivering_webhook_id })
  const { data } = await (before === undefined ? log : log.lt({ id: before })).go({
    ...{ order: 'desc', limit: limit + 1, consistent: true },
  })
  const shown = data.slice(0, limit).map(toDelivery)
  return { data: shown, meta: { next: data.length > limit ? (shown.at(-1)?.id ?? null) : null } }
}

/** Sends a message that is about nothing. Errors: `webhook.off`, `webhook.busy`. */
export async function testWebhook(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.testWebhook>,
): Promise<WebhookDelivery> {
  const { id } = await requireHeardWebhook(ctx, params)
  const created_at = nowInstant(ctx)
  const message_id = `msg_${newLinkId()}`
  const shown = emptyDelivery(null, { message_id, created_at })
  const delivery = { id: deliveryIdOf(created_at, message_id), line: null, shown }
  await writeDelivery(ctx, id, delivery)
  await sendNow(ctx, params, delivery.id)
  return toDelivery(delivery)
}

/** Sends a message again, with the id that it had. Errors: `delivery.not_found`, `webhook.off`, `webhook.busy`. */
export async function replayWebhookDelivery(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.replayWebhookDelivery>,
): Promise<WebhookDelivery> {
  const { id: delivering_webhook_id } = await requireHeardWebhook(ctx, params)
  const { data } = await WebhookDeliveryEntity.get({ delivering_webhook_id, id: params.delivery_id }).go({
    consistent: true,
  })
  if (!data) throw new AppError('delivery.not_found')
  await sendNow(ctx, params, data.id)
  const shown = { ...data.shown, status: 'PENDING' as const, next_try_at: nowInstant(ctx) }
  await writeDelivery(ctx, delivering_webhook_id, { ...data, shown })
  return toDelivery({ ...data, shown })
}

/** A person who asks for one try also asks whether the address works again: nothing is held back until it fails once more. */
async function sendNow(ctx: Context, params: WebhookParams, delivery_id: string): Promise<void> {
  await untilWritten(async () => {
    const before = await requireHeardWebhook(ctx, params)
    if (!before.is_on) throw new AppError('webhook.off')
    const others = before.waiting.filter((one) => one.delivery_id !== delivery_id)
    if (others.length >= mostWaiting) throw new AppError('webhook.busy')
    const now = nowInstant(ctx)
    return writeWebhook(before, {
      waiting: [...others, { delivery_id, tries: 0, first_at: now, next_at: now }],
      failures: 0,
      wake_at: now,
      news: before.news + 1,
      ...outbox(toWake(before)),
    })
  })
}

function toDelivery({ id, shown }: Pick<WebhookDeliveryItem, 'id' | 'shown'>): WebhookDelivery {
  return { id, ...shown }
}
