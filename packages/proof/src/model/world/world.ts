import { testContext } from '@foyer/core/testing/test-context'
import type { Context } from '@foyer/core/verb'
import { beginCall } from '../../asked-time.ts'
import type { Mailbag } from './mailbag.ts'
import type { Surroundings } from './start-surroundings.ts'
import type { WorldClock } from './world-clock.ts'

/** An order that a buyer knows, and requests for it that leave no other trace. */
export interface KnownOrder {
  short_id: string
  /** How many confirmations the organizer sent again. */
  resends: number
  /** Tickets of it that were cancelled or made valid again on their own. */
  ticketChanges: number
  /** The hold that this one replaced, with all before it. */
  replaced?: KnownOrder
  /** Paid with a method that takes days. */
  isSlow?: boolean
  /** The organizer has asked to cancel it. */
  isCancelled?: boolean
  /** Its buyer has asked to give the tickets back. */
  isAbandoned?: boolean
}

export function knownOrder(short_id: string): KnownOrder {
  return { short_id, resends: 0, ticketChanges: 0 }
}

/** When a hold was last seen to end, for its buyer and for a slow payment. UTC instants. */
export interface SeenDeadline {
  own?: string
  slow?: string
}

/** A ticket as the steps name it; its price and stock are read when needed. */
export interface KnownTicket {
  id: string
  price_ids: string[]
}

/** One event with its buyers, organizer and messages, in a separate time. */
export interface World {
  surroundings: Surroundings
  clock: WorldClock
  mailbag: Mailbag
  /** Whether emails are really written and sent; else they are only counted. */
  readsMail: boolean
  owner: Context
  event_id: string
  stripe_account_id: string
  /** The account of another organizer, with its own key, who wants this event's tickets for free. */
  attackers_account_id: string
  /** Whether a dispute that is lost ends the tickets: the organizer's setting. */
  endsOnLostDispute: boolean
  tickets: KnownTicket[]
  /** The ticket of many prices, where there is one. */
  rows: KnownTicket | null
  promo_code_id: string
  capacity_ids: string[]
  /** Tickets that were cancelled separately and may be valid again. */
  cancelledTickets: { order: KnownOrder; attendee_short_id: string }[]
  orders: KnownOrder[]
  /** What was seen last of each hold's end, by its order. */
  deadlines: Map<string, SeenDeadline>
  /** What happened, in order, for the person who has to understand a failure. */
  story: string[]
  /** How often each step had each outcome. */
  outcomes: Map<string, number>
  /** How long the longest call took by what it asked for, in seconds. */
  longestAsked: number
  /** Violations found along the way. */
  faults: string[]
}

/** No actor, who calls at this world's moment. */
export function buyer(given: Partial<Context> = {}): Context {
  beginCall()
  return testContext(given)
}

/** The event's owner, who calls at this world's moment. */
export function organizer(world: World): Context {
  beginCall()
  return { ...world.owner, now: new Date() }
}

/** The order that the number falls on, the latest first. */
export function pickOrder(world: World, pick: number): KnownOrder | undefined {
  return world.orders.at(-1 - (pick % Math.max(1, world.orders.length)))
}

export function count(world: World, outcome: string): void {
  world.outcomes.set(outcome, (world.outcomes.get(outcome) ?? 0) + 1)
}
