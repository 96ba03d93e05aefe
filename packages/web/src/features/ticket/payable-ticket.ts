import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { type PriceProblem, priceProblem } from '@foyer/contracts/ticket/price-problem'
import { type Ticket, ticketBody } from '@foyer/contracts/ticket/ticket'

interface Sale {
  currency: string
  taxesAndFees: readonly TaxOrFee[]
}

type Priced = Pick<Ticket, 'min_per_order'> & {
  prices: readonly { price: number }[]
  tax_and_fee_ids?: readonly string[] | undefined
}

/** What is wrong with each price of a ticket, by the server's rule. Null means nothing. */
export function priceProblems(ticket: Priced, { currency, taxesAndFees }: Sale): (PriceProblem | null)[] {
  const { min_per_order, prices, tax_and_fee_ids } = ticket
  const borne = taxesAndFees.filter(({ id }) => tax_and_fee_ids?.includes(id))
  return prices.map(({ price }) => priceProblem({ price, currency, min_per_order, taxesAndFees: borne }))
}

/** The contract's body, with only prices that can be paid. Problems show at the price. */
export function payableTicketBody(sale: Sale, say: (problem: PriceProblem) => string) {
  return ticketBody.check(({ value, issues }) => {
    for (const [index, problem] of priceProblems(value, sale).entries())
      if (problem)
        issues.push({
          code: 'custom',
          path: ['prices', index, 'price'],
          message: say(problem),
          input: value,
        })
  })
}
