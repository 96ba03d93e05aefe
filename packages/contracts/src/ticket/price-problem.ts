import { chargeLimits, chargeProblem, isInSteps } from '../charge-limits.ts'
import { priceUnit, type UnitToPrice } from '../order/price-unit.ts'

/**
 * Why a price of a ticket cannot be sold: it is between two steps of its currency, or the smallest order of the ticket is
 * below or above what is charged. `total` is what that order costs, `limit` what it must reach or keep to; minor units.
 */
export type PriceProblem =
  | { kind: 'not_in_steps'; step: number }
  | { kind: 'too_low' | 'too_high'; total: number; limit: number }

type PriceToCheck = Omit<UnitToPrice, 'discount'> & { min_per_order: number }

/**
 * What is wrong with a price (docs/product.md#amounts-that-can-be-charged; F27). It looks at the smallest order of
 * that price alone, with its fees and taxes: 0.30 USD is refused, 0.10 EUR with a minimum of ten is not. Free is
 * always allowed. Without zod, for lists and forms.
 */
export function priceProblem({ min_per_order, ...unit }: PriceToCheck): PriceProblem | null {
  const { price, currency } = unit
  const { step, minimum, maximum } = chargeLimits(currency)
  if (!isInSteps(price, currency)) return { kind: 'not_in_steps', step }
  const total = priceUnit({ ...unit, discount: 0 }).unit_total * min_per_order
  const kind = chargeProblem(total, currency)
  return kind && { kind, total, limit: kind === 'too_low' ? minimum : maximum }
}
