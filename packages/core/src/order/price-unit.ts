import type { AppliedTaxOrFee } from '@foyer/contracts/order/order'
import { shareOf } from '@foyer/contracts/rate'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'

/** What one unit costs; all in minor units of the event's currency. */
export interface UnitPrice {
  unit_price: number
  unit_discount: number
  unit_fee: number
  unit_tax: number
  taxes_and_fees: AppliedTaxOrFee[]
  unit_total: number
}

/**
 * Prices one unit in product.md's order, each step rounded half up: price → discount (never below zero) → fees, fixed
 * or % of the discounted price → taxes, fixed or % of discounted price + fees, not compounding. A unit that costs
 * nothing bears no fees and taxes. Rates are in thousandths of a percent.
 */
export function priceUnit(price: number, discount: number, taxesAndFees: readonly TaxOrFee[]): UnitPrice {
  const unit_discount = Math.min(discount, price)
  const discounted = price - unit_discount
  const bears = discounted > 0 ? taxesAndFees : []
  const fees = bears.filter(({ type }) => type === 'FEE').map((fee) => applied(fee, discounted))
  const unit_fee = sum(fees)
  const taxes = bears.filter(({ type }) => type === 'TAX').map((tax) => applied(tax, discounted + unit_fee))
  const unit_tax = sum(taxes)
  return {
    unit_price: price,
    unit_discount,
    unit_fee,
    unit_tax,
    taxes_and_fees: [...fees, ...taxes],
    unit_total: discounted + unit_fee + unit_tax,
  }
}

function applied({ name, type, calculation_type, amount, rate }: TaxOrFee, base: number): AppliedTaxOrFee {
  return { name, type, amount: calculation_type === 'FIXED' ? amount : shareOf(base, rate) }
}

function sum(applied: readonly AppliedTaxOrFee[]): number {
  return applied.reduce((total, { amount }) => total + amount, 0)
}
