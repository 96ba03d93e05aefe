import { afterTheSale } from './scenario/after-the-sale.ts'
import { eventMessages } from './scenario/event-messages.ts'
import { latePayments } from './scenario/late-payments.ts'
import { payouts } from './scenario/payouts.ts'
import { queuedWork } from './scenario/queued-work.ts'
import { scarceTickets } from './scenario/scarce-tickets.ts'
import type { Scenario } from './scenario/scenario.ts'
import { selfService } from './scenario/self-service.ts'
import { sharedLimits } from './scenario/shared-limits.ts'
import { toldWebhooks } from './scenario/told-webhooks.ts'
import { webhooks } from './scenario/webhooks.ts'

/** F1 to F14 of docs/acceptance.md, by number. */
const sales = [
  ...latePayments,
  ...webhooks,
  ...scarceTickets,
  ...sharedLimits,
  ...afterTheSale,
  ...selfService,
]

/** Those, then what queues do beside the sale. */
export const allScenarios: readonly Scenario[] = [
  ...sales.toSorted((a, b) => numberOf(a) - numberOf(b)),
  ...eventMessages,
  ...queuedWork,
  ...toldWebhooks,
  ...payouts,
]

function numberOf({ name }: Scenario): number {
  return Number(/^F(\d+)/.exec(name)?.[1])
}
