import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { type PriceProblem, priceProblem } from '@foyer/contracts/ticket/price-problem'
import type { TicketBody } from '@foyer/contracts/ticket/ticket'
import { moneyText, stepSentence } from '../money-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'
import { AppError, toInstant } from '../verb.ts'

export type TicketFields = Omit<
  TicketItem,
  'event_id' | 'id' | 'prices' | 'sort_order' | 'capacity_pools' | 'terms' | 'version'
>

/** What a body may omit: a new ticket takes it from its event and account, an existing one keeps its own. */
type LeftOut = Pick<TicketFields, 'max_per_order' | 'tax_and_fee_ids'>

/**
 * All of a body except its prices, as stored, with a sanitized description. Error: `tax_or_fee.not_found` if it names one
 * that the account lacks.
 */
export async function ticketFields(
  { prices: _prices, ...body }: TicketBody,
  taxesAndFees: readonly TaxOrFee[],
  leftOut: LeftOut,
): Promise<TicketFields> {
  const exists = (tax_or_fee_id: string) => taxesAndFees.some(({ id }) => id === tax_or_fee_id)
  const tax_and_fee_ids = [...new Set(body.tax_and_fee_ids ?? leftOut.tax_and_fee_ids.filter(exists))]
  if (!tax_and_fee_ids.every(exists)) throw new AppError('tax_or_fee.not_found')
  return {
    ...body,
    description: await sanitise(body.description),
    max_per_order: body.max_per_order ?? Math.max(leftOut.max_per_order, body.min_per_order),
    tax_and_fee_ids,
    sale_start_date: toInstant(body.sale_start_date),
    sale_end_date: toInstant(body.sale_end_date),
  }
}

type PriceBody = TicketBody['prices'][number]

/** A price as stored, without its stock, which its pool keeps. */
export function priceFields({ label, price, is_hidden, ...window }: PriceBody): PriceFields {
  return {
    label,
    price,
    is_hidden,
    sale_start_date: toInstant(window.sale_start_date),
    sale_end_date: toInstant(window.sale_end_date),
  }
}

type PriceFields = Omit<KeptPrice, 'id' | 'quantity_available' | 'pool_shards'>

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
 * Refuses a ticket with a smallest order that could never be paid, at each such price
 * (docs/product.md#amounts-that-can-be-charged; F27).
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
    ? `The smallest order of this ticket costs ${total}, but a payment must be at least ${limit}. Raise the price or the minimum per order.`
    : `The smallest order of this ticket costs ${total}, but a payment can be at most ${limit}. Lower the price or the minimum per order.`
}
