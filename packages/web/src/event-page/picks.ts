import { chargeLimits, chargeProblem, isInSteps } from '@foyer/contracts/charge-limits'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { FormState, PickedOf, PickedTickets } from '@foyer/contracts/order/order-form'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { fullAmounts, type UnitAmounts, unitAmounts } from './unit-amounts.ts'

/** The chosen quantity of one price. `donation` is per unit in minor units, null until an amount is entered. */
export type Pick = PickedOf

/** By price id. */
export type Picks = PickedTickets

/**
 * The maximum number of tickets in an order, as the contract's `maxTicketsPerOrder` without its zod. A test compares
 * them.
 */
export const mostTickets = 100

const none: Pick = { quantity: 0, donation: null }

export function pickOf(picks: Picks, priceId: string): Pick {
  return picks[priceId] ?? none
}

function quantityOf(picks: Picks, ticket: PublicTicket): number {
  return ticket.prices.reduce((sum, price) => sum + pickOf(picks, price.id).quantity, 0)
}

/** The initial choice: what the URL says, else one ticket if there is only one kind. */
export function firstPicks(event: PublicEvent, form: FormState | null): Picks {
  if (form) return form.picks
  const [ticket, other] = event.tickets
  const [price, tier] = ticket?.prices ?? []
  if (!ticket || !price || other || tier || price.state !== 'ON_SALE') return {}
  return { [price.id]: { quantity: more(event, {}, ticket, price), donation: null } }
}

/** How many of a price may be chosen besides the rest of the choice. */
export function mostOf(
  event: PublicEvent,
  picks: Picks,
  ticket: PublicTicket,
  price: PublicTicketPrice,
): number {
  if (price.state !== 'ON_SALE') return 0
  const own = pickOf(picks, price.id).quantity
  const ofTicket = ticket.max_per_order - (quantityOf(picks, ticket) - own)
  const ofOrder = mostTickets - (countOf(event, picks) - own)
  return Math.max(0, Math.min(price.max_quantity, ofTicket, ofOrder))
}

/** One step up. The first step goes to the minimum per order. */
export function more(
  event: PublicEvent,
  picks: Picks,
  ticket: PublicTicket,
  price: PublicTicketPrice,
): number {
  const most = mostOf(event, picks, ticket, price)
  const own = pickOf(picks, price.id).quantity
  const isFirst = quantityOf(picks, ticket) === 0
  return Math.min(most, isFirst ? Math.max(1, ticket.min_per_order) : own + 1)
}

/** One step down. Below the minimum per order it goes to zero. */
export function fewer(picks: Picks, ticket: PublicTicket, price: PublicTicketPrice): number {
  const own = pickOf(picks, price.id).quantity
  const isOnlyOne = quantityOf(picks, ticket) === own
  return isOnlyOne && own <= ticket.min_per_order ? 0 : Math.max(0, own - 1)
}

/** The choice limited to what can still be bought, after an update from the server. */
export function stillPossible(event: PublicEvent, picks: Picks): Picks {
  let kept: Picks = {}
  for (const ticket of event.tickets)
    for (const price of ticket.prices) {
      const wanted = pickOf(picks, price.id)
      const quantity = Math.min(wanted.quantity, mostOf(event, kept, ticket, price))
      if (quantity > 0 || wanted.donation !== null) kept = { ...kept, [price.id]: { ...wanted, quantity } }
    }
  return kept
}

interface PickedLine {
  ticket: PublicTicket
  price: PublicTicketPrice
  pick: Pick
}

function pickedLines(event: PublicEvent, picks: Picks): PickedLine[] {
  return event.tickets.flatMap((ticket) =>
    ticket.prices
      .map((price) => ({ ticket, price, pick: pickOf(picks, price.id) }))
      .filter(({ pick }) => pick.quantity > 0),
  )
}

export function countOf(event: PublicEvent, picks: Picks): number {
  return pickedLines(event, picks).reduce((sum, { pick }) => sum + pick.quantity, 0)
}

const amounts = ['price', 'discount', 'fee', 'tax', 'total'] as const

/**
 * The amount to charge and its parts: line = unit × quantity, order = sum of lines. A promo code may reduce only the
 * first tickets of an order up to its maximum, as the server's `priceOrder` does.
 */
export function totalsOf(event: PublicEvent, picks: Picks): UnitAmounts {
  const totals = { price: 0, discount: 0, fee: 0, tax: 0, total: 0 }
  const add = (unit: UnitAmounts, quantity: number) => {
    for (const amount of amounts) totals[amount] += unit[amount] * quantity
  }
  let discountable = event.promo_code?.max_tickets_discounted ?? Number.POSITIVE_INFINITY
  for (const { ticket, price, pick } of pickedLines(event, picks)) {
    const reduced = price.discount > 0 ? Math.min(pick.quantity, discountable) : 0
    discountable -= reduced
    // A missing or invalid amount counts as zero, so that no amount is added silently.
    const donation = ticket.type === 'DONATION' ? pick.donation || 0 : null
    const unit = { ticket, price, donation, currency: event.currency }
    add(unitAmounts(unit), reduced)
    add(fullAmounts(unit), pick.quantity - reduced)
  }
  return totals
}

/** The choice in the API's format. */
export function orderLinesOf(event: PublicEvent, picks: Picks): CreateOrderBody['lines'] {
  return pickedLines(event, picks).map(({ ticket, price, pick }) => ({
    ticket_id: ticket.id,
    price_id: price.id,
    quantity: pick.quantity,
    ...(ticket.type === 'DONATION' ? { donation_amount: pick.donation ?? 0 } : {}),
  }))
}

/** The first thing that must change before the choice can be reserved. */
export type PickProblem =
  | { kind: 'draft' }
  | { kind: 'nothing' }
  | { kind: 'too_few'; ticket: PublicTicket }
  | { kind: 'donation'; ticket: PublicTicket; minimum: number }
  | { kind: 'not_in_steps'; ticket: PublicTicket; step: number }
  | { kind: 'total_too_low'; total: number; minimum: number; because: 'promo_code' | 'donation' | 'tickets' }
  | { kind: 'total_too_high'; total: number; maximum: number }

export function problemOf(event: PublicEvent, picks: Picks): PickProblem | null {
  if (event.status === 'DRAFT') return { kind: 'draft' }
  if (countOf(event, picks) === 0) return { kind: 'nothing' }
  for (const { ticket, price, pick } of pickedLines(event, picks)) {
    if (ticket.type === 'DONATION' && !((pick.donation ?? 0) >= price.price))
      return { kind: 'donation', ticket, minimum: price.price }
    if (!isInSteps(pick.donation ?? 0, event.currency))
      return { kind: 'not_in_steps', ticket, step: chargeLimits(event.currency).step }
    if (quantityOf(picks, ticket) < ticket.min_per_order) return { kind: 'too_few', ticket }
  }
  return totalProblem(event, picks)
}

/** Whether cards can be charged the total, by the rule that the server applies when reserving (F27). */
function totalProblem(event: PublicEvent, picks: Picks): PickProblem | null {
  const { total, discount } = totalsOf(event, picks)
  const { minimum, maximum } = chargeLimits(event.currency)
  const problem = chargeProblem(total, event.currency)
  if (!problem) return null
  if (problem === 'too_high') return { kind: 'total_too_high', total, maximum }
  const isGiven = pickedLines(event, picks).some(({ ticket }) => ticket.type === 'DONATION')
  const because = discount > 0 ? 'promo_code' : isGiven ? 'donation' : 'tickets'
  return { kind: 'total_too_low', total, minimum, because }
}
