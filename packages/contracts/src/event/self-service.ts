import * as z from 'zod'
import { amount } from '../money.ts'
import { wholeRate } from '../rate.ts'

/** The longest lead before an event, in hours: a year. */
const mostHours = 8760

const leadHours = z.int().min(0, 'Enter zero or more.').max(mostHours, 'At most 8,760.').default(0)

/**
 * What ticket holders and buyers may do themselves. All is off until the organizer allows it, so an event keeps the
 * rules under which its tickets were sold (docs/decisions/0085, 0089).
 */
export const selfService = z.strictObject({
  can_pass_on: z.boolean().default(false),
  pass_on_hours: leadHours,
  /** Names and email addresses, of the buyer and of the tickets. */
  can_change: z.boolean().default(false),
  change_hours: leadHours,
  /** Tickets of orders that were paid. */
  can_cancel: z.boolean().default(false),
  cancel_hours: leadHours,
  /** What is kept of each cancelled ticket: that share of what was paid for it, in thousandths of a percent, */
  cancel_fee_rate: z
    .int('Enter a percentage with at most three decimals, such as 8.875.')
    .min(0)
    .max(wholeRate, 'At most 100 %.')
    .default(0),
  /** and this much, in minor units of the event's currency; together at most what was paid for it. */
  cancel_fee_per_ticket: amount.default(0),
  /** Tickets of orders that cost nothing. */
  can_cancel_free: z.boolean().default(false),
  cancel_free_hours: leadHours,
})
export type SelfService = z.infer<typeof selfService>

/** The same as a default of an account's new events, which may sell in any currency. */
export const selfServiceDefaults = selfService.omit({ cancel_fee_per_ticket: true })
