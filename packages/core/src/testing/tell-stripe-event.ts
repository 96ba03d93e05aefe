import { randomUUID } from 'node:crypto'
import { applyStripeEvent } from '../payment/apply-stripe-event.ts'
import { StripeEventEntity } from '../store/payment/payment-watch-entity.ts'
import { spokenApiVersion } from '../stripe/stripe.ts'
import { testContext } from './test-context.ts'

interface ToldEvent {
  event_type: string
  stripe_account_id: string | null
  object_id: string
}

/** Stores a webhook event as our endpoint does; answers its id. */
export async function storeStripeEvent(event: ToldEvent): Promise<string> {
  const stripe_event_id = `evt_${randomUUID()}`
  const now = new Date()
  await StripeEventEntity.create({
    ...event,
    stripe_event_id,
    api_version: await spokenApiVersion(),
    received_at: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + 60,
  }).go()
  return stripe_event_id
}

/** Stores a webhook event and does what its consumer does. */
export async function tellStripeEvent(event: ToldEvent, ctx = testContext()): Promise<void> {
  await applyStripeEvent(ctx, await storeStripeEvent(event))
}
