import type { EventGraph } from '@foyer/core/event-graph/event-graph'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import { type BasketLine, type Charge, priceBasket } from '../../price/price-basket.ts'
import { refundProblems } from '../../price/refund-problems.ts'
import type { Facts } from './read-facts.ts'

/** The world's one promo code, as `promoOf` makes it: half the price of two tickets. */
const promo = { takes: { thousandths: 50_000 }, units: 2 }

/**
 * Every order costs what the independent price function says, unit by unit, and refunds are in proportion. Uses the
 * prices that the order recorded, because the organizer changes them during the run (F21).
 */
export function checkPrices({ orders, graph }: Facts): string[] {
  return orders.flatMap((order) => [...pricesOf(order, graph), ...refundsOf(order)])
}

function pricesOf(order: OrderItem, graph: EventGraph): string[] {
  const lines = order.lines.map((line) => basketLine(line, graph))
  const hasCode = order.promo_code_id !== null
  const expected = priceBasket(lines, order.currency, hasCode ? promo : null).flat()
  const noted = order.lines.flatMap(({ quantity, unit_price, unit_discount, unit_fee, unit_tax, total }) =>
    Array.from({ length: quantity }, () =>
      [unit_price, unit_discount, unit_fee, unit_tax, total / quantity].join(' '),
    ),
  )
  const said = expected.map(({ price, discount, fee, tax, total }) =>
    [price, discount, fee, tax, total].join(' '),
  )
  const total = expected.reduce((sum, unit) => sum + unit.total, 0n)
  return [
    ...(noted.join() === said.join()
      ? []
      : [`${order.short_id} costs ${noted.join()} by the unit, not ${said.join()}`]),
    ...(BigInt(order.total) === total ? [] : [`${order.short_id} costs ${order.total}, not ${total}`]),
  ]
}

function basketLine(
  { ticket_id, unit_price, quantity }: OrderItem['lines'][number],
  { tickets, taxes_and_fees }: EventGraph,
): BasketLine {
  const ticket = tickets.find(({ id }) => id === ticket_id)
  const charges = taxes_and_fees
    .filter(({ id }) => ticket?.tax_and_fee_ids.includes(id))
    .map(({ type, calculation_type, amount, rate }): Charge => {
      return { type, is: calculation_type === 'FIXED' ? { fixed: amount } : { thousandths: rate } }
    })
  return { price: unit_price, quantity, isDiscounted: ticket?.type !== 'DONATION', charges }
}

/** Refunds that bounced later were booked against less than was left in the end: only orders without them are checked. */
function refundsOf(order: OrderItem): string[] {
  if (order.refunds.some(({ status }) => status !== 'SUCCEEDED')) return []
  const { subtotal, discount_total, fee_total, tax_total, refunds } = order
  const paid = { price: subtotal - discount_total, fee: fee_total, tax: tax_total }
  return refundProblems(paid, refunds).map((problem) => `${order.short_id}: ${problem}`)
}
