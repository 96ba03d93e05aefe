import type { TicketInput } from '@foyer/core/testing/mint-ticket'
import type { Stage } from '../stage/stage.ts'

/** What must be true of a case's orders in the end, whatever was killed; several numbers if each is right. */
export interface Outcome {
  /** How many orders are COMPLETED. */
  completed: readonly number[]
  /** Minor units that Stripe gave back. */
  refunded?: readonly number[]
  /** How often the tickets of each standing order are sent; else each of its tickets once. */
  ticketEmails?: number
}

/** A short play: one of F1 to F14 of docs/acceptance.md, or an effect of a queue. */
export interface Scenario {
  name: string
  tickets: readonly Partial<TicketInput>[]
  /** The setup, in which nothing is killed. */
  prepare?(stage: Stage): Promise<void>
  play(stage: Stage): Promise<void>
  /** How long it takes until all is over; else a little more than a hold lasts. */
  lastsMinutes?: number
  outcome: Outcome
  /** What else is wrong in the end, in words. */
  look?(stage: Stage): Promise<string[]>
}

export const price = 2500

/** A quantity of a ticket that costs 25.00. */
export function paidTicket(quantity_available: number | null): Partial<TicketInput> {
  return { type: 'PAID', prices: [{ price, quantity_available }] }
}

/** A quantity of a free ticket. */
export function freeTicket(quantity_available: number | null): Partial<TicketInput> {
  return { type: 'FREE', prices: [{ quantity_available }] }
}
