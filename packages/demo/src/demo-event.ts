import type { createAffiliate } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { createCapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { updateEventSettings } from '@foyer/contracts/event/event-endpoints'
import type { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { createQuestion } from '@foyer/contracts/question/question-endpoints'
import type { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import type { CoverScene } from './draw-cover.ts'

/** The demand for a price of the demo. */
export interface DemoDemand {
  /** How often a buyer comes for it, relative to the event's other prices. */
  weight?: number
  /** How often a buyer who came for another price adds it. */
  beside?: number
  /** The maximum quantity for one buyer. */
  most: number
}

export interface DemoTicket {
  body: EndpointInput<typeof createTicket>['body']
  /** One for each of the ticket's prices, in their order. */
  demand: readonly DemoDemand[]
}

type PromoCodeBody = EndpointInput<typeof createPromoCode>['body']
type CapacityBody = EndpointInput<typeof createCapacityAssignment>['body']

/** What an event has in addition to its tickets. */
export interface DemoExtras {
  promo_codes: readonly PromoCodeBody[]
  affiliates: readonly EndpointInput<typeof createAffiliate>['body'][]
  questions: readonly EndpointInput<typeof createQuestion>['body'][]
  /** Capacities that name their tickets by title. */
  capacity_assignments: readonly (Omit<CapacityBody, 'ticket_ids'> & { tickets: readonly string[] })[]
}

/** The number of an event's orders, and when they come. */
export interface SalesPlan {
  orders: number
  /** Days from today, without the last one. */
  days: readonly [from: number, to: number]
}

/** An event that the demo's organizer sets up. */
export interface DemoEvent {
  title: string
  description: string
  created_at: Date
  start_date: Date
  end_date: Date
  /** By default, Lisbon's time zone and euros. */
  timezone?: string
  currency?: string
  settings: EndpointInput<typeof updateEventSettings>['body']
  cover?: CoverScene
  tickets: readonly DemoTicket[]
  extras?: DemoExtras
  /** Missing for a draft, which is not public. */
  sales?: SalesPlan
}

/** The account's taxes and fees, for the tickets that have them. */
export interface DemoTaxesAndFees {
  booking_fee: string
  sales_tax: string
}
