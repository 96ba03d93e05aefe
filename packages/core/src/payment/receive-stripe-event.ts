import { stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { required } from '../config.ts'
import { StripeEventEntity } from '../store/payment/payment-watch-entity.ts'
import { type StripeEvent, stripeWebhooks } from '../stripe/stripe.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { AppError, type Context, nowInstant, ttlAfterDays } from '../verb.ts'

/**
 * Takes one webhook delivery: the signature is verified over the raw body, the event is stored with its message, and
 * only then may the caller answer 200. A second delivery of the same event changes nothing (F5).
 */
export async function receiveStripeEvent(ctx: Context, rawBody: string, signature: string): Promise<void> {
  const event = await verified(rawBody, signature)
  try {
    await StripeEventEntity.create({
      stripe_event_id: event.id,
      event_type: event.type,
      api_version: event.api_version ?? null,
      stripe_account_id: event.account ?? null,
      object_id: 'id' in event.data.object ? String(event.data.object.id) : '',
      received_at: nowInstant(ctx),
      ttl: ttlAfterDays(ctx, 30),
      ...outbox(toSend(stripeEventReceived, { stripe_event_id: event.id })),
    }).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

async function verified(rawBody: string, signature: string): Promise<StripeEvent> {
  const webhooks = await stripeWebhooks()
  const refusals: unknown[] = []
  for (const secret of required('STRIPE_WEBHOOK_SECRET')) {
    try {
      return await webhooks.constructEventAsync(rawBody, signature, secret)
    } catch (refusal) {
      refusals.push(refusal)
    }
  }
  throw new AppError('payment.signature_invalid', { cause: refusals[0] })
}
