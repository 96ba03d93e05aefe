import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { type PriceProblem, priceProblem } from '@foyer/contracts/ticket/price-problem'
import { AppError } from '../app-error.ts'
import { moneyText } from '../money-text.ts'
import { stepSentence } from '../require-in-steps.ts'
import type { TicketFields } from './ticket-fields.ts'

interface PayableQuestion {
  fields: Pick<TicketFields, 'min_per_order' | 'tax_and_fee_ids'>
  prices: readonly { price: number }[]
  taxesAndFees: readonly TaxOrFee[]
  currency: string
}

const codes = {
  not_in_steps: 'amount.not_in_steps',
  too_low: 'ticket.price_too_low',
  too_high: 'ticket.price_too_high',
} as const

/**
 * Refuses a ticket when its smallest order could never be paid, at each such price (docs/product.md#amounts-that-can-be-charged;
 * F27). Errors: ticket.price_too_low, ticket.price_too_high, amount.not_in_steps.
 */
export function requirePayable({ fields, prices, taxesAndFees, currency }: PayableQuestion): void {
  const { min_per_order, tax_and_fee_ids } = fields
  const borne = taxesAndFees.filter(({ id }) => tax_and_fee_ids.includes(id))
  const problems = prices.flatMap(({ price }, index) => {
    const problem = priceProblem({ price, currency, min_per_order, taxesAndFees: borne })
    return problem ? [{ field: `prices.${index}.price`, problem }] : []
  })
  const [first] = problems
  if (!first) return
  const errors = problems.map(({ field, problem }) => [field, [sentenceOf(problem, currency)]])
  throw new AppError(codes[first.problem.kind], {
    sentence: sentenceOf(first.problem, currency),
    errors: Object.fromEntries(errors),
    details: { currency, ...first.problem },
  })
}

function sentenceOf(problem: PriceProblem, currency: string): string {
  if (problem.kind === 'not_in_steps') return stepSentence(currency)
  const [total, limit] = [problem.total, problem.limit].map((amount) => moneyText(amount, currency))
  return problem.kind === 'too_low'
    ? `The smallest order of this ticket costs ${total}, but the smallest payment is ${limit}. Raise the price or the minimum per order.`
    : `The smallest order of this ticket costs ${total}, but the largest payment is ${limit}. Lower the price or the minimum per order.`
}
