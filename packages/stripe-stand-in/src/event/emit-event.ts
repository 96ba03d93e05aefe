import { Stripe } from 'stripe'
import { isConnected, newId, nowSeconds, PLATFORM_ACCOUNT, type Scope } from '../stand-in.ts'
import { endpointsFor } from '../webhook-endpoint/webhook-endpoint.ts'

/** The events that the stand-in makes. */
export type EventType =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'charge.updated'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payout.created'
  | 'payout.failed'
  | 'payout.paid'
  | 'payout.reconciliation_completed'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'

interface AnyEvent {
  type: string
  object: object
  previous?: object | undefined
  api_version: string
}

/**
 * Records an event with a snapshot of its object, and its delivery to the webhook, in the running
 * transaction. `previous` holds the former values of changed fields, for the `*.updated` kind of events.
 */
export function emitEvent(scope: Scope, type: EventType, object: object, previous?: object): void {
  recordEvent(scope, { type, object, previous, api_version: Stripe.API_VERSION })
}

/** As `emitEvent`, of any type and as an endpoint of any API version would get it. */
export function recordEvent(
  scope: Scope,
  { type, object, previous, api_version }: AnyEvent,
): Stripe.EventBase {
  const { store } = scope.standIn
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    ...(isConnected(scope) ? { account: scope.account } : {}),
    api_version,
    created: nowSeconds(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: scope.request ?? { id: null, idempotency_key: null },
    type: type as Stripe.EventBase['type'],
  }
  store.put('event', scope.account, event)
  const hold = store.get('delivery_hold', PLATFORM_ACCOUNT, 'hold')
  const isHeld = hold !== undefined && (hold.types === null || hold.types.includes(type))
  for (const endpoint of endpointsFor(scope, type))
    store.put('delivery', scope.account, {
      id: newId('wd'),
      event: event.id,
      endpoint,
      type: type as Stripe.EventBase['type'],
      status: isHeld ? 'held' : 'waiting',
      attempts: 0,
      next_attempt_at: scope.standIn.now(),
      last_status: null,
      last_error: null,
    })
  scope.standIn.wake()
  return event
}
