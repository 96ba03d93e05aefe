import { required } from '@foyer/core/config'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import {
  type StripeEvent,
  type StripePaymentIntent,
  type StripeRefund,
  stripe,
} from '@foyer/core/stripe/stripe'
import { signPayload } from '@foyer/stripe-stand-in/event/sign-payload'
import { callWebhook } from './call-api.ts'

/** From now on Stripe delivers nothing on its own: the races deliver what they choose. */
export async function holdWebhooks(): Promise<void> {
  await fetch(`${required('STRIPE_API_BASE')}/test/deliveries/hold`, { method: 'POST' })
}

/** Stripe's event that the order's intent succeeded. */
export async function succeededEvent(order: OrderItem): Promise<StripeEvent> {
  const query = { type: 'payment_intent.succeeded', limit: 5 }
  const { data } = await (await stripe()).events.list(query, accountOf(order))
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === order.payment_intent_id)
  if (!event) throw new Error('Stripe has no such event.')
  return event
}

/** Delivers an event to the webhook's handler; returns the status. */
export async function deliverEvent(event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event)
  const at = Math.floor(Date.now() / 1000)
  const signature = signPayload(body, required('STRIPE_WEBHOOK_SECRET')[0] ?? '', at)
  return (await callWebhook(body, signature)).status
}

/** What Stripe gave back of the order's payment. */
export async function refundsAtStripe(order: OrderItem): Promise<StripeRefund[]> {
  const query = { payment_intent: intentOf(order), limit: 100 }
  return (await (await stripe()).refunds.list(query, accountOf(order))).data
}

export async function intentAtStripe(order: OrderItem): Promise<StripePaymentIntent> {
  return (await stripe()).paymentIntents.retrieve(intentOf(order), {}, accountOf(order))
}

function intentOf({ payment_intent_id }: OrderItem): string {
  if (payment_intent_id === null) throw new Error('An order without a payment.')
  return payment_intent_id
}

function accountOf({ stripe_account_id }: OrderItem) {
  return { stripeAccount: stripe_account_id ?? '' }
}
