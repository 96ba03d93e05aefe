import type { Message } from '@foyer/contracts/message'
import type { Stripe } from 'stripe'

/** A message on its way to its consumer; `tries` are the deliveries that failed. */
export interface Letter {
  message: Message
  tries: number
}

/** Everything that is under way in one world: what SQS holds for its consumers, and what Stripe has to tell. */
export interface Mailbag {
  waiting: Letter[]
  handled: Letter[]
  /** Every message that the relay ever sent, by its id: each is one effect. */
  sent: Map<string, Message>
  /** Events that Stripe has yet to send, that it has sent, and with deliveries that were lost. */
  events: Stripe.Event[]
  toldEvents: Stripe.Event[]
  lostEvents: Stripe.Event[]
  arrivedEvents: Set<string>
  /** Deliveries of emails that are under way. */
  sending: Set<Promise<unknown>>
  /** Whether SES currently refuses this world's emails, and how many it has refused. */
  isSesClosed: () => boolean
  refusedEmails: number
  /** How often SES took each message's email, and to how many of these it said nothing. */
  takenEmails: Map<string, { times: number; unanswered: number }>
  /** Whether it gives this one no answer. */
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

/** Takes the item of a list that the number falls on; undefined from an empty list. */
export function takeOne<One>(list: One[], pick: number): One | undefined {
  return list.splice(pick % Math.max(1, list.length), 1)[0]
}

/** Messages that SQS would show a consumer at that moment: a delayed one stays hidden until its time. */
export function isVisible({ message }: Letter): boolean {
  return message.deliver_at === undefined || Date.parse(message.deliver_at) <= Date.now()
}
