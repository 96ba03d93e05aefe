import type { Stripe } from 'stripe'

/** An endpoint as Stripe keeps it: the secret is shown when it is created and never again. */
export type StoredEndpoint = Stripe.WebhookEndpoint & { secret: string; connect: boolean | 'both' }

/** What the test card said about itself; Stripe keeps it to itself, so it is not on the payment method. */
interface CardScenario {
  id: string
  name: string
}

/** A step that Stripe takes by itself after a while: a slow payment settling, a refund ending. */
export interface DueStep {
  id: string
  at: number
  verb: 'settle-payment' | 'settle-refund'
  target: string
  outcome: 'succeeded' | 'failed'
}

/** One delivery of one event to one webhook endpoint. `held` and `dropped` only ever come from the test controls. */
interface Delivery {
  id: string
  event: string
  /** Left out: the one that the stand-in was started with. */
  endpoint?: string
  type: string
  status: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped'
  attempts: number
  /** Milliseconds since the epoch. */
  next_attempt_at: number
  last_status: number | null
  last_error: string | null
}

/** The answer that a repeated Idempotency-Key gets. */
export interface IdempotentAnswer {
  id: string
  /** Milliseconds since the epoch. */
  at: number
  path: string
  fingerprint: string
  request: string
  status: number
  body: string
}

/** The address behind an account link or a login link; its first visit uses it up. */
export interface VisitToken {
  id: string
  account: string
  purpose: 'onboarding' | 'dashboard'
  expires_at: number
  visited: boolean
  return_url: string
  refresh_url: string
}

/** A movement of an account's balance, and the payout that holds it. */
export type StoredBalanceTransaction = Stripe.BalanceTransaction & { payout: string | null }

/** While it is there, an account's charges get their balance transactions later. */
interface BookingDelay {
  id: 'delay'
}

/** Which deliveries wait for a release: all, or those of the listed event types. */
interface DeliveryHold {
  id: 'hold'
  types: string[] | null
}

/** Everything the stand-in remembers, by kind. */
export interface StoredRecords {
  account: Stripe.Account
  application_fee: Stripe.ApplicationFee
  balance_transaction: StoredBalanceTransaction
  booking_delay: BookingDelay
  charge: Stripe.Charge
  dispute: Stripe.Dispute
  event: Stripe.EventBase
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  payment_method_domain: Stripe.PaymentMethodDomain
  payout: Stripe.Payout
  refund: Stripe.Refund
  card_scenario: CardScenario
  delivery: Delivery
  delivery_hold: DeliveryHold
  due_step: DueStep
  idempotent_answer: IdempotentAnswer
  visit_token: VisitToken
  webhook_endpoint: StoredEndpoint
}

export type Kind = keyof StoredRecords
