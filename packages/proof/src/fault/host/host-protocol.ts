import type { Queue } from '@foyer/contracts/message'

/** The product's functions that a host runs. A queue's name is its consumer's. */
export type HostFunction =
  | 'api'
  | 'stripe-webhook'
  | 'relay'
  | 'reconcile-payments'
  | 'webhook-sender'
  | Queue

/** One request of a function to DynamoDB, SQS, SES or Stripe, and its number among its kind since arming. */
export interface Step {
  name: string
  occurrence: number
}

export type Moment = 'before' | 'after'

/** The step at which the host kills itself: before the request leaves, or when the answer has arrived but was not seen. */
export interface KillPlan extends Step {
  moment: Moment
}

/** `isClaiming`: only a negative control turns it off, for emails that two copies of a message send at once. */
export type ToHost =
  | { kind: 'arm'; plan: KillPlan | null; isClaiming: boolean }
  | { kind: 'steps' }
  | { kind: 'invoke'; id: number; fn: HostFunction; event: unknown; clock_offset_ms: number }

export type FromHost =
  | { kind: 'ready' }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; message: string }
