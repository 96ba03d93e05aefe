import { priceUnit } from '@foyer/contracts/order/price-unit'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'

/** The price of one unit and its parts, in minor units. `price` is before the promo code's `discount`. */
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

/** The unit to price. `donation` is the buyer's amount per unit in minor units, null for the minimum. */
interface Unit {
  ticket: Rates
  price: Price
  donation: number | null
  currency: string
}

/** A unit as the server prices it. Only a donation is calculated here, because the buyer decides its price. */
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

/**
 * The unit without the promo code: its price before the discount, which also applies to units beyond the code's maximum.
 */
export function fullAmounts(unit: Unit): UnitAmounts {
  const { ticket, price, currency } = unit
  return price.discount > 0 ? amountsOf(price.price, ticket, currency) : unitAmounts(unit)
}

/** By the same function that the server uses. */
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
