import { chargeStep, roundToStep } from '../charge-limits.ts'
import { shareOf } from '../rate.ts'
import type { TaxOrFee } from '../tax-or-fee/tax-or-fee.ts'
import type { AppliedTaxOrFee } from './order.ts'

/** The price of one unit, in minor units of the event's currency. */
export interface UnitPrice {
  unit_price: number
  unit_discount: number
  unit_fee: number
  unit_tax: number
  taxes_and_fees: AppliedTaxOrFee[]
  unit_total: number
}

type Charge = Pick<TaxOrFee, 'name' | 'type' | 'calculation_type' | 'amount' | 'rate'>

/** A unit to price: its price before the discount, and its taxes and fees. Amounts are in minor units. */
export interface UnitToPrice {
  price: number
  discount: number
  taxesAndFees: readonly Charge[]
  currency: string
}

/**
 * The only code that prices a unit (docs/product.md#what-things-cost). Rounds each amount half up to the currency's step:
 * price → discount (never below zero) → fees, fixed or % of the discounted price → taxes, fixed or % of discounted price
 * + fees, not compounding. A free unit has none. Without zod, for the event page's small script.
 */
export function priceUnit({ price, discount, taxesAndFees, currency }: UnitToPrice): UnitPrice {
  const unit_price = roundToStep(price, currency)
  const unit_discount = Math.min(roundToStep(discount, currency), unit_price)
  const discounted = unit_price - unit_discount
  const bears = discounted > 0 ? taxesAndFees : []
  const apply = (type: Charge['type'], base: number) =>
    bears.filter((charge) => charge.type === type).map((charge) => applied(charge, base, currency))
  const fees = apply('FEE', discounted)
  const unit_fee = sum(fees)
  const taxes = apply('TAX', discounted + unit_fee)
  const unit_tax = sum(taxes)
  return {
    unit_price,
    unit_discount,
    unit_fee,
    unit_tax,
    taxes_and_fees: [...fees, ...taxes],
    unit_total: discounted + unit_fee + unit_tax,
  }
}

function applied(
  { name, type, calculation_type, amount, rate }: Charge,
  base: number,
  currency: string,
): AppliedTaxOrFee {
  const isFixed = calculation_type === 'FIXED'
  const charged = isFixed ? roundToStep(amount, currency) : shareOf(base, rate, chargeStep(currency))
  return { name, type, amount: charged, ...(isFixed ? {} : { rate }) }
}

function sum(applied: readonly AppliedTaxOrFee[]): number {
  return applied.reduce((total, { amount }) => total + amount, 0)
}
