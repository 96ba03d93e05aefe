import * as z from 'zod'
import { instant } from '../id.ts'

/**
 * The parts of an account's daily emails. `by_hand`: emails that members send one by one: manual orders and attendees,
 * resent emails, invitations. `messages`: recipients of messages. `unpaid_orders`: emails of free orders and of those not
 * paid yet.
 */
export const mailBudgetName = z.enum(['by_hand', 'messages', 'unpaid_orders'])
export type MailBudgetName = z.infer<typeof mailBudgetName>

/**
 * How many emails an account may send today (UTC), and why. `daily`, from which each budget is calculated: `from_age`,
 * `from_paid_orders` through Stripe, `raised` by an operator. `next`: what its age adds from that day, null for nothing.
 * Without `is_confirmed`, its owner's confirmed address, strangers get no emails.
 */
export const mailBudgets = z.object({
  is_confirmed: z.boolean(),
  daily: z.int(),
  from_age: z.int(),
  paid_orders: z.int(),
  from_paid_orders: z.int(),
  raised: z.int(),
  next: z.object({ from: instant, from_age: z.int() }).nullable(),
  resets_at: instant,
  budgets: z.array(z.object({ budget: mailBudgetName, limit: z.int(), used: z.int(), left: z.int() })),
})
export type MailBudgets = z.infer<typeof mailBudgets>
