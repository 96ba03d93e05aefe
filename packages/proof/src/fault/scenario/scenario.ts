import type { TicketInput } from '@foyer/core/testing/mint-ticket'
import type { Stage } from '../stage/stage.ts'

/** The required end of a case's orders, whatever was killed. Each of several numbers is right. */
export interface Outcome {
  /** How many orders are COMPLETED. */
  completed: readonly number[]
  /** Minor units that Stripe refunded. */
  refunded?: readonly number[]
  /** How many ticket emails each completed order gets. By default one for each of its tickets. */
  ticketEmails?: number
}

/** One of F1 to F14 of docs/acceptance.md, or an effect of a queue. */
export interface Scenario {
  name: string
  tickets: readonly Partial<TicketInput>[]
  /** The setup, during which nothing is killed. */
  prepare?(stage: Stage): Promise<void>
  play(stage: Stage): Promise<void>
  /** Minutes until everything is over. By default a little longer than a hold. */
  lastsMinutes?: number
  outcome: Outcome
  /** Other violations at the end, in words. */
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
