import { roundToStep } from '@foyer/contracts/charge-limits'
import type { OrderLine } from '@foyer/contracts/order/order'
import { priceUnit } from '@foyer/contracts/order/price-unit'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'

/** A line to price: what is bought, how many, and the unit's price before discount, minor units. */
export interface LineToPrice {
  ticket_id: string
  price_id: string
  title: string
  label: string
  quantity: number
  price: number
  taxes_and_fees: readonly TaxOrFee[]
}

/** A promo code's discount as pricing needs it: how much off one unit, on how many units of which tickets. */
export interface Discount {
  /** Taken off a unit's price, already in the currency's step. */
  ofUnit: (price: number) => number
  ticket_ids: readonly string[] | null
  max_units: number | null
}

export interface PricedOrder {
  lines: OrderLine[]
  subtotal: number
  discount_total: number
  fee_total: number
  tax_total: number
  total: number
}

/**
 * What an order costs: line = unit × quantity, order = sum of lines, so the price shown times the quantity is what the
 * card is charged (docs/product.md#what-things-cost; F17). A limited discount splits a line in two.
 */
export function priceOrder(
  lines: readonly LineToPrice[],
  currency: string,
  discount?: Discount,
): PricedOrder {
  let discountable = discount?.max_units ?? Number.POSITIVE_INFINITY
  const priced = lines.flatMap((line) => {
    const price = roundToStep(line.price, currency)
    const off = discount ? unitDiscount(discount, line.ticket_id, price) : 0
    const reduced = off > 0 ? Math.min(line.quantity, discountable) : 0
    discountable -= reduced
    return [
      ...(reduced > 0 ? [toOrderLine(line, currency, reduced, off)] : []),
      ...(line.quantity > reduced ? [toOrderLine(line, currency, line.quantity - reduced, 0)] : []),
    ]
  })
  const total = (of: (line: OrderLine) => number) =>
    priced.reduce((sum, line) => sum + of(line) * line.quantity, 0)
  return {
    lines: priced,
    subtotal: total((line) => line.unit_price),
    discount_total: total((line) => line.unit_discount),
    fee_total: total((line) => line.unit_fee),
    tax_total: total((line) => line.unit_tax),
    total: priced.reduce((sum, line) => sum + line.total, 0),
  }
}

/** What a discount takes off one unit of a ticket at that price, minor units. */
export function unitDiscount(discount: Discount, ticket_id: string, price: number): number {
  const applies = discount.ticket_ids === null || discount.ticket_ids.includes(ticket_id)
  return applies ? Math.min(discount.ofUnit(price), price) : 0
}

function toOrderLine(line: LineToPrice, currency: string, quantity: number, discount: number): OrderLine {
  const { ticket_id, price_id, title, label, price, taxes_and_fees: taxesAndFees } = line
  const { unit_total, ...unit } = priceUnit({ price, discount, taxesAndFees, currency })
  return { ticket_id, price_id, title, label, quantity, ...unit, total: unit_total * quantity }
}
