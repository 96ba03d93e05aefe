import * as z from 'zod'
import { instant } from '../id.ts'

/**
 * The shares of an account's daily mail. `by_hand`: what members send one by one: manual orders and attendees, resent
 * emails, invitations. `messages`: recipients of messages. `unpaid_orders`: emails of orders that cost nothing or are
 * not paid yet.
 */
export const mailBudgetName = z.enum(['by_hand', 'messages', 'unpaid_orders'])
export type MailBudgetName = z.infer<typeof mailBudgetName>

/**
 * How many emails an account may send today (UTC), and why. `daily`: its emails a day, of which each budget is a
 * multiple: `from_age` for its age, `from_paid_orders` for orders paid through Stripe, `raised` by an operator.
 * `next`: what its age adds from that day on; null: nothing more. `is_confirmed`: its owner's address is confirmed.
 * Without that, nothing goes to strangers.
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
