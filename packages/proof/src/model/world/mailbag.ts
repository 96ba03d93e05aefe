import type { Message } from '@foyer/contracts/message'
import type { Stripe } from 'stripe'

/** A message on its way to its consumer. `tries` counts failed deliveries. */
export interface Letter {
  message: Message
  tries: number
}

/** Everything in transit in one world: what SQS holds for consumers, and what Stripe has yet to send. */
export interface Mailbag {
  waiting: Letter[]
  handled: Letter[]
  /** Every message that the relay ever sent, by its id. Each is one effect. */
  sent: Map<string, Message>
  /** Stripe's events: those to send, those sent, and those with lost deliveries. */
  events: Stripe.Event[]
  toldEvents: Stripe.Event[]
  lostEvents: Stripe.Event[]
  arrivedEvents: Set<string>
  /** Emails that are being delivered. */
  sending: Set<Promise<unknown>>
  /** Whether SES currently refuses this world's emails, and how many it refused. */
  isSesClosed: () => boolean
  refusedEmails: number
  /** How often SES accepted each message's email, and how many of these it did not answer. */
  takenEmails: Map<string, { times: number; unanswered: number }>
  /** Whether SES leaves this email without an answer. */
  isSesSilent: () => boolean
}

export function newMailbag(): Mailbag {
  return {
    waiting: [],
    handled: [],
    sent: new Map(),
    events: [],
    toldEvents: [],
    lostEvents: [],
    arrivedEvents: new Set(),
    sending: new Set(),
    isSesClosed: () => false,
    refusedEmails: 0,
    takenEmails: new Map(),
    isSesSilent: () => false,
  }
}

/** Removes and returns the item at this number, modulo the length. Undefined for an empty list. */
export function takeOne<One>(list: One[], pick: number): One | undefined {
  return list.splice(pick % Math.max(1, list.length), 1)[0]
}

/** Whether SQS would show a message at this moment: a delayed one stays hidden until it is due. */
export function isVisible({ message }: Letter): boolean {
  return message.deliver_at === undefined || Date.parse(message.deliver_at) <= Date.now()
}
