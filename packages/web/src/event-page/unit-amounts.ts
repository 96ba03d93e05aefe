import { shareOf } from '@foyer/contracts/rate'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'

/** What one unit costs and of what, minor units; `price` is before the promo code's `discount`. */
export interface UnitAmounts {
  price: number
  discount: number
  fee: number
  tax: number
  total: number
}

interface Rates {
  type: PublicTicket['type']
  taxes_and_fees: readonly PublicTicket['taxes_and_fees'][number][]
}
type Price = Pick<PublicTicketPrice, 'price' | 'discount' | 'fee_total' | 'tax_total' | 'price_total'>

/** A unit as the server prices it; only a donation, whose price the buyer decides here, has to be worked out. */
export function unitAmounts(ticket: Rates, price: Price, donation: number | null): UnitAmounts {
  const isOwnPrice = ticket.type === 'DONATION' && donation !== null && donation !== price.price
  return isOwnPrice
    ? amountsOf(donation, ticket.taxes_and_fees)
    : {
        price: price.price,
        discount: price.discount,
        fee: price.fee_total,
        tax: price.tax_total,
        total: price.price_total,
      }
}

/** The unit without the promo code: what it cost before, and what those beyond the code's limit cost. */
export function fullAmounts(ticket: Rates, price: Price, donation: number | null): UnitAmounts {
  return price.discount > 0
    ? amountsOf(price.price, ticket.taxes_and_fees)
    : unitAmounts(ticket, price, donation)
}

/**
 * The server's rule (product.md, "What things cost"): fees on the price, then taxes on price and fees, each rounded half
 * up; what costs nothing bears nothing. Were the two ever to differ, the order is refused, not charged otherwise.
 */
function amountsOf(price: number, taxesAndFees: Rates['taxes_and_fees']): UnitAmounts {
  const sum = (type: 'FEE' | 'TAX', base: number) =>
    taxesAndFees
      .filter((borne) => price > 0 && borne.type === type)
      .map(({ calculation_type, amount, rate }) =>
        calculation_type === 'FIXED' ? amount : shareOf(base, rate),
      )
      .reduce((total, part) => total + part, 0)
  const fee = sum('FEE', price)
  const tax = sum('TAX', price + fee)
  return { price, discount: 0, fee, tax, total: price + fee + tax }
}
