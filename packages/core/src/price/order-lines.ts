import { chargeLimits, chargeProblem, isInSteps, roundToStep } from '@foyer/contracts/charge-limits'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { maxTicketsPerOrder } from '@foyer/contracts/ticket/ticket'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { moneyText, notInSteps } from '../money-text.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'
import { priceSaleState } from '../ticket/sale-state.ts'
import { AppError } from '../verb.ts'
import type { LineToPrice, PricedOrder } from './price-order.ts'
import { appliesToTicket } from './promo-code-terms.ts'

type RequestedLine = CreateOrderBody['lines'][number]

/** A line that may be bought. `unit_price` is the price of one before discount, fees and taxes, in minor units. */
export interface CheckedLine {
  ticket: TicketItem
  price: KeptPrice
  quantity: number
  unit_price: number
}

/** The requested lines, checked against the event's current rules, ready to be priced and taken. */
export interface OrderLines {
  toPrice: LineToPrice[]
  /** The number of tickets for each price, by the price's id. */
  quantities: Map<string, number>
  slots: { ticket_id: string; ticket_title: string; price_id: string; price_label: string }[]
  /** The promo code, if it applies to a line. */
  promoCode: PromoCodeItem | null
}

interface Question {
  requested: readonly RequestedLine[]
  /** Already checked: usable at this moment. */
  promoCode: PromoCodeItem | null
  now: Date
}

/**
 * Checks a buyer's request against the event: event live, ticket and price on sale by the server's clock, not hidden or
 * unlocked by the promo code, minimum and maximum per order, minimum donation (docs/product.md#what-can-be-bought).
 */
export function orderLines(graph: EventGraph, { requested, promoCode, now }: Question): OrderLines {
  if (graph.event.status !== 'LIVE') throw new AppError('event.not_available')
  checkSteps(requested, graph.event.currency)
  const lines = mergeSame(requested).map((line) => checkLine(graph, line, { promoCode, now }))
  checkQuantities(lines)
  const isMeant = lines.some(({ ticket }) => promoCode && appliesToTicket(promoCode, ticket.id))
  return { ...toOrderLines(graph, lines), promoCode: isMeant ? promoCode : null }
}

/** Checked lines, ready to be priced and taken. */
export function toOrderLines(
  graph: EventGraph,
  lines: readonly CheckedLine[],
): Omit<OrderLines, 'promoCode'> {
  return {
    toPrice: lines.map((line) => toPrice(graph, line)),
    quantities: quantitiesOf(lines),
    slots: lines.flatMap(({ quantity, ticket, price }) =>
      Array.from({ length: quantity }, () => ({
        ticket_id: ticket.id,
        ticket_title: ticket.title,
        price_id: price.id,
        price_label: price.label,
      })),
    ),
  }
}

/** Donations are typed, so they may be between two amounts that can be charged (F27). */
function checkSteps(requested: readonly RequestedLine[], currency: string): void {
  const wrong = requested.flatMap(({ donation_amount }, index) =>
    donation_amount === undefined || isInSteps(donation_amount, currency) ? [] : index,
  )
  if (wrong.length > 0)
    throw notInSteps(
      currency,
      wrong.map((index) => `lines.${index}.donation_amount`),
    )
}

/** Merges repeated prices into one line, except different donations. */
function mergeSame(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>()
  for (const line of lines) {
    const key = `${line.ticket_id}/${line.price_id}/${line.donation_amount ?? ''}`
    const before = merged.get(key)
    merged.set(key, before ? { ...line, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

function checkLine(
  graph: EventGraph,
  requested: RequestedLine,
  { promoCode, now }: Pick<Question, 'promoCode' | 'now'>,
): CheckedLine {
  const { ticket, price } = findPrice(graph, requested)
  const isUnlocked = promoCode !== null && appliesToTicket(promoCode, ticket.id)
  const state = priceSaleState({ event: graph.event, ticket, price, now, isUnlocked })
  if (state !== 'ON_SALE')
    throw new AppError('order.not_on_sale', { details: { ticket_id: ticket.id, state } })
  const { quantity, donation_amount: offered = price.price } = requested
  if (ticket.type !== 'DONATION') return { ticket, price, quantity, unit_price: price.price }
  requireDonation(graph.event.currency, price, requested)
  return { ticket, price, quantity, unit_price: offered }
}

/** Checks that a donation is at least the minimum that the page shows. */
function requireDonation(currency: string, { price }: KeptPrice, { donation_amount }: RequestedLine): void {
  if (donation_amount === undefined) return
  const minimum = roundToStep(price, currency)
  if (donation_amount >= minimum) return
  const sentence = `The amount is below the minimum. Enter ${moneyText(minimum, currency)} or more.`
  throw new AppError('order.donation_too_low', { sentence, details: { minimum, currency } })
}

/** A price of the event with its ticket. */
export function findPrice(graph: EventGraph, line: Pick<RequestedLine, 'ticket_id' | 'price_id'>) {
  const ticket = graph.tickets.find(({ id }) => id === line.ticket_id)
  const price = ticket?.prices.find(({ id }) => id === line.price_id)
  if (!ticket || !price) throw new AppError('ticket.not_found')
  return { ticket, price }
}

function checkQuantities(lines: readonly CheckedLine[]): void {
  for (const [ticket, ofTicket] of Map.groupBy(lines, ({ ticket }) => ticket)) {
    const details = { ticket_id: ticket.id, minimum: ticket.min_per_order, maximum: ticket.max_per_order }
    if (quantityOf(ofTicket) < ticket.min_per_order) throw new AppError('order.quantity_minimum', { details })
  }
  checkMaximum(lines)
}

/** Checks the maximum of an order, for each ticket and for all together. */
export function checkMaximum(lines: readonly CheckedLine[]): void {
  for (const [ticket, ofTicket] of Map.groupBy(lines, ({ ticket }) => ticket)) {
    const details = { ticket_id: ticket.id, minimum: ticket.min_per_order, maximum: ticket.max_per_order }
    if (quantityOf(ofTicket) > ticket.max_per_order) throw new AppError('order.quantity_limit', { details })
  }
  if (quantityOf(lines) > maxTicketsPerOrder) {
    throw new AppError('order.quantity_limit', { details: { maximum: maxTicketsPerOrder } })
  }
}

function quantityOf(lines: readonly CheckedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function toPrice(graph: EventGraph, { ticket, price, quantity, unit_price }: CheckedLine): LineToPrice {
  return {
    ticket_id: ticket.id,
    price_id: price.id,
    title: ticket.title,
    label: price.label,
    quantity,
    price: unit_price,
    taxes_and_fees: graph.taxes_and_fees.filter(({ id }) => ticket.tax_and_fee_ids.includes(id)),
  }
}

function quantitiesOf(lines: readonly CheckedLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { price, quantity } of lines) {
    quantities.set(price.id, (quantities.get(price.id) ?? 0) + quantity)
  }
  return quantities
}

type Priced = Pick<PricedOrder, 'total' | 'discount_total'>

/**
 * Refuses an order with a total that Stripe does not charge, before anything is held. A total of zero is fine
 * (docs/product.md#amounts-that-can-be-charged; F27).
 */
export function requireChargeable({ total, discount_total }: Priced, currency: string): void {
  const problem = chargeProblem(total, currency)
  if (!problem) return
  const { minimum, maximum } = chargeLimits(currency)
  const [sum, least, most] = [total, minimum, maximum].map((amount) => moneyText(amount, currency))
  if (problem === 'too_high') {
    const sentence = `The total is ${sum}, but a payment can be at most ${most}. Choose fewer tickets.`
    throw new AppError('order.total_too_high', { sentence, details: { currency, total, maximum } })
  }
  const whatToDo =
    discount_total > 0
      ? 'Choose more tickets, or continue without the promo code.'
      : 'Choose more tickets, or enter a higher amount where you choose it.'
  const sentence = `The total is ${sum}, but a payment must be at least ${least}. ${whatToDo}`
  throw new AppError('order.total_too_low', { sentence, details: { currency, total, minimum } })
}
