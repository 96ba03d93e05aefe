import { chargeLimits, chargeProblem } from '@foyer/contracts/charge-limits'
import { AppError } from '../app-error.ts'
import { moneyText } from '../money-text.ts'
import type { PricedOrder } from './price-order.ts'

type Priced = Pick<PricedOrder, 'total' | 'discount_total'>

/**
 * Refuses an order with a total that Stripe does not charge, before anything is held; nothing to pay is right
 * (docs/product.md#amounts-that-can-be-charged; F27). Errors: order.total_too_low, order.total_too_high.
 */
export function requireChargeable({ total, discount_total }: Priced, currency: string): void {
  const problem = chargeProblem(total, currency)
  if (!problem) return
  const { minimum, maximum } = chargeLimits(currency)
  const [sum, least, most] = [total, minimum, maximum].map((amount) => moneyText(amount, currency))
  if (problem === 'too_high') {
    const sentence = `The total is ${sum}, but the largest payment is ${most}. Choose fewer tickets.`
    throw new AppError('order.total_too_high', { sentence, details: { currency, total, maximum } })
  }
  const whatToDo =
    discount_total > 0
      ? 'Choose more tickets, or continue without the promo code.'
      : 'Choose more tickets, or give more where you choose the amount.'
  const sentence = `The total is ${sum}, but the smallest payment is ${least}. ${whatToDo}`
  throw new AppError('order.total_too_low', { sentence, details: { currency, total, minimum } })
}
