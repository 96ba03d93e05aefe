import { refreshStripeConnection } from '../account/payment-connection.ts'
import { bookOrder } from '../ledger/book-order.ts'
import { bookPayout } from '../ledger/book-payout.ts'
import { settleDispute } from '../settlement/settle-dispute.ts'
import { settleNamedOrder } from '../settlement/settle-named-order.ts'
import { settleRefund } from '../settlement/settle-refund.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { StripeEventEntity, type StripeEventItem } from '../store/payment/payment-watch-entity.ts'
import { askStripe, spokenApiVersion } from '../stripe/stripe.ts'
import type { Context } from '../verb.ts'
import type { WebhookEvent } from './webhook-endpoint.ts'

/**
 * Does what a stored webhook event asks for. The event only says where to look: the object is asked from Stripe as it is
 * now, so late, repeated and reordered events all lead to the same state (F5, F6), and an event of another version of Stripe's
 * API is applied like any other (F32). A type that Foyer does not know or an object without id is an error: retried, then in
 * the dead-letter queue, and alarmed (F23). Answers what is worth a warning in the log, or null.
 */
export async function applyStripeEvent(ctx: Context, stripe_event_id: string): Promise<string | null> {
  const { data: event } = await StripeEventEntity.get({ stripe_event_id }).go({ consistent: true })
  if (!event) throw new Error('A webhook event was announced but is not stored.')
  const apply = effects[event.event_type]
  if (apply === undefined) throw new Error(`Unknown webhook event type: ${event.event_type}`)
  if (event.object_id === '') throw new Error(`A webhook event without object: ${event.event_type}`)
  if (apply !== null) await apply(ctx, event)
  return versionWarning(event)
}

async function versionWarning({ api_version }: StripeEventItem): Promise<string | null> {
  const spoken = await spokenApiVersion()
  return api_version === spoken
    ? null
    : `Stripe’s webhook sends API version ${api_version ?? 'none'}; Foyer speaks ${spoken}. Change the endpoint.`
}

type Effect = (ctx: Context, event: StripeEventItem) => Promise<unknown>

/** Each event that Foyer needs has one. null: known, and covered by another event that has an effect. */
const effects: Record<WebhookEvent, Effect> & Partial<Record<string, Effect | null>> = {
  'payment_intent.succeeded': applyPayment,
  'payment_intent.processing': applyPayment,
  'payment_intent.payment_failed': applyPayment,
  'payment_intent.canceled': applyPayment,
  'payment_intent.created': null,
  'payment_intent.requires_action': null,
  'charge.pending': null,
  'charge.succeeded': null,
  'charge.failed': null,
  'charge.updated': null,
  'charge.refunded': null,
  'charge.refund.updated': applyRefund,
  'refund.created': applyRefund,
  'refund.updated': applyRefund,
  'refund.failed': applyRefund,
  'charge.dispute.created': applyDispute,
  'charge.dispute.updated': applyDispute,
  'charge.dispute.closed': applyDispute,
  'charge.dispute.funds_withdrawn': applyDisputedFunds,
  'charge.dispute.funds_reinstated': applyDisputedFunds,
  'payout.created': null,
  'payout.updated': null,
  'payout.paid': applyPayout,
  'payout.failed': applyPayout,
  'payout.canceled': applyPayout,
  'payout.reconciliation_completed': applyPayout,
  'account.updated': applyAccount,
  'account.application.authorized': null,
  'account.application.deauthorized': applyAccount,
}

const retrieve = (event: StripeEventItem, intent: string) =>
  askStripe((client) => client.paymentIntents.retrieve(intent, {}, onAccount(event)))

async function applyPayment(ctx: Context, event: StripeEventItem): Promise<void> {
  const intent = await retrieve(event, event.object_id)
  await settleNamedOrder(ctx, intent, event.stripe_account_id)
}

async function applyRefund(ctx: Context, event: StripeEventItem): Promise<void> {
  const refund = await askStripe((client) => client.refunds.retrieve(event.object_id, {}, onAccount(event)))
  if (typeof refund.payment_intent !== 'string') return
  const intent = await retrieve(event, refund.payment_intent)
  // A refunded payment was paid, even if its event comes later.
  const order = await settleNamedOrder(ctx, intent, event.stripe_account_id)
  if (order) await settleRefund(ctx, order.short_id, refund)
}

async function applyDispute(ctx: Context, event: StripeEventItem): Promise<OrderItem | null> {
  const ask = () => askStripe((client) => client.disputes.retrieve(event.object_id, {}, onAccount(event)))
  const { payment_intent } = await ask()
  if (typeof payment_intent !== 'string') return null
  const intent = await retrieve(event, payment_intent)
  // A disputed payment was paid, even if its event comes later.
  const order = await settleNamedOrder(ctx, intent, event.stripe_account_id)
  if (order) await settleDispute(ctx, order.short_id, ask)
  return order
}

/** Money may come back after its dispute was closed: then the order says nothing new, and the ledger does. */
async function applyDisputedFunds(ctx: Context, event: StripeEventItem): Promise<void> {
  const order = await applyDispute(ctx, event)
  if (order) await bookOrder(ctx, order.short_id)
}

async function applyPayout(ctx: Context, { stripe_account_id, object_id }: StripeEventItem): Promise<void> {
  // The platform's own payouts are the operator's.
  if (stripe_account_id) await bookPayout(ctx, { stripe_account_id, payout_id: object_id })
}

async function applyAccount(ctx: Context, event: StripeEventItem): Promise<void> {
  if (event.stripe_account_id) await refreshStripeConnection(ctx, event.stripe_account_id)
}

function onAccount(event: StripeEventItem) {
  return event.stripe_account_id ? { stripeAccount: event.stripe_account_id } : {}
}
