import type { createAffiliate } from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { createCapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { updateEventSettings } from '@foyer/contracts/event/event-endpoints'
import type { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { createQuestion } from '@foyer/contracts/question/question-endpoints'
import type { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import type { CoverScene } from './draw-cover.ts'

/** How a price of the demo sells. */
export interface DemoDemand {
  /** How often it is what a buyer comes for, against the event's other prices. */
  weight?: number
  /** How often a buyer who came for another adds it. */
  beside?: number
  /** The most that one buyer takes. */
  most: number
}

export interface DemoTicket {
  body: EndpointInput<typeof createTicket>['body']
  /** One for each of its prices, in their order. */
  demand: readonly DemoDemand[]
}

type PromoCodeBody = EndpointInput<typeof createPromoCode>['body']
type CapacityBody = EndpointInput<typeof createCapacityAssignment>['body']

/** What an event has besides its tickets. */
export interface DemoExtras {
  promo_codes: readonly PromoCodeBody[]
  affiliates: readonly EndpointInput<typeof createAffiliate>['body'][]
  questions: readonly EndpointInput<typeof createQuestion>['body'][]
  /** Its tickets by their titles. */
  capacity_assignments: readonly (Omit<CapacityBody, 'ticket_ids'> & { tickets: readonly string[] })[]
}

/** How many orders an event gets, and when. */
export interface SalesPlan {
  orders: number
  /** Days from today; the last one is left out. */
  days: readonly [from: number, to: number]
}

/** An event as the demo's organizer sets it up. */
export interface DemoEvent {
  title: string
  description: string
  created_at: Date
  start_date: Date
  end_date: Date
  /** Lisbon's and euros, unless said otherwise. */
  timezone?: string
  currency?: string
  settings: EndpointInput<typeof updateEventSettings>['body']
  cover?: CoverScene
  tickets: readonly DemoTicket[]
  extras?: DemoExtras
  /** None for a draft, which is not public. */
  sales?: SalesPlan
}

/** The account's taxes and fees, for the tickets that bear them. */
export interface DemoTaxesAndFees {
  booking_fee: string
  sales_tax: string
}
