import { afterTheSale } from './scenario/after-the-sale.ts'
import { latePayments } from './scenario/late-payments.ts'
import { scarceTickets } from './scenario/scarce-tickets.ts'
import type { Scenario } from './scenario/scenario.ts'
import { sharedLimits } from './scenario/shared-limits.ts'
import { webhooks } from './scenario/webhooks.ts'

/** F1 to F14 of the acceptance list, by number. */
export const allScenarios: readonly Scenario[] = [
  ...latePayments,
  ...webhooks,
  ...scarceTickets,
  ...sharedLimits,
  ...afterTheSale,
].toSorted((a, b) => numberOf(a) - numberOf(b))

function numberOf({ name }: Scenario): number {
  return Number(/^F(\d+)/.exec(name)?.[1])
}
