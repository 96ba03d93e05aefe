import { priceUnit } from '@foyer/contracts/order/price-unit'
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

/** What is looked at; `donation` is what the buyer offers per unit, in minor units of the currency, null: the minimum. */
interface Unit {
  ticket: Rates
  price: Price
  donation: number | null
  currency: string
}

/** A unit as the server prices it; only a donation, at a price the buyer decides here, has to be worked out. */
export function unitAmounts({ ticket, price, donation, currency }: Unit): UnitAmounts {
  const isOwnPrice = ticket.type === 'DONATION' && donation !== null && donation !== price.price
  return isOwnPrice
    ? amountsOf(donation, ticket, currency)
    : {
        price: price.price,
        discount: price.discount,
        fee: price.fee_total,
        tax: price.tax_total,
        total: price.price_total,
      }
}

/** The unit without the promo code: what it cost before, and what those beyond the code's limit cost. */
export function fullAmounts(unit: Unit): UnitAmounts {
  const { ticket, price, currency } = unit
  return price.discount > 0 ? amountsOf(price.price, ticket, currency) : unitAmounts(unit)
}

/** By the function that the server prices with. */
function amountsOf(price: number, { taxes_and_fees: taxesAndFees }: Rates, currency: string): UnitAmounts {
  const unit = priceUnit({ price, discount: 0, taxesAndFees, currency })
  return {
    price: unit.unit_price,
    discount: 0,
    fee: unit.unit_fee,
    tax: unit.unit_tax,
    total: unit.unit_total,
  }
}
