import type { PriceProblem } from '@foyer/contracts/ticket/price-problem'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../format/use-format.ts'

/** Why a price cannot be sold, with amounts formatted for the viewer. */
export function usePriceProblemText(): (problem: PriceProblem, currency: string) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (problem, currency) => {
    if (problem.kind === 'not_in_steps') {
      const step = format.money(problem.step, currency)
      return t`Amounts in ${currency} must be multiples of ${step}.`
    }
    const total = format.money(problem.total, currency)
    const limit = format.money(problem.limit, currency)
    return problem.kind === 'too_low'
      ? t`The smallest order of this ticket costs ${total}, but a payment must be at least ${limit}. Raise the price or the minimum per order.`
      : t`The smallest order of this ticket costs ${total}, but a payment can be at most ${limit}. Lower the price or the minimum per order.`
  }
}
