import type { MailBudgetName } from '@foyer/contracts/account/mail-budgets'
import { readAccount } from '../store/account/account-entity.ts'
import { MailStandingEntity } from '../store/email/mail-count-entity.ts'
import type { Context } from '../verb.ts'

/** A share of an account's daily mail (docs/product.md#safety; docs/decisions/0040). */
export type MailBudget = MailBudgetName

/** An account's budgets, as multiples of its daily mail. */
export const mailBudgets: Record<MailBudget, number> = { by_hand: 1, messages: 10, unpaid_orders: 10 }

/** How many emails a day an account may cause, by days since its sign-up. */
const dailyMail = [
  { from_day: 0, mails: 50 },
  { from_day: 7, mails: 200 },
  { from_day: 30, mails: 1000 },
  { from_day: 180, mails: 5000 },
] as const

/** What each order that was ever paid through Stripe adds to it. */
export const mailsPerPaidOrder = 2

/** The next age at which an account may send more emails a day, and how many. Null once it no longer grows. */
export function nextAge({ age_days }: Pick<MailStanding, 'age_days'>) {
  return dailyMail.find(({ from_day }) => from_day > age_days) ?? null
}

/** What decides how much an account may mail. `raised`: emails a day that an operator has added. */
export interface MailStanding {
  age_days: number
  paid_orders: number
  raised: number
}

/** What an account may always send, so that nothing about it must be read below that. */
export const newAccount: MailStanding = { age_days: 0, paid_orders: 0, raised: 0 }

/** How many emails of that budget an account may cause in a day (UTC). */
export function dailyLimit(budget: MailBudget, standing: MailStanding): number {
  return dailyMailOf(standing) * mailBudgets[budget]
}

/** Its emails a day, of which each budget is a multiple. */
export function dailyMailOf({ age_days, paid_orders, raised }: MailStanding): number {
  const { mails } = dailyMail.findLast(({ from_day }) => age_days >= from_day) ?? dailyMail[0]
  return mails + paid_orders * mailsPerPaidOrder + raised
}

const millisecondsPerDay = 86_400_000

/** What decides how much an account may mail, now. */
export async function readMailStanding(ctx: Context, account_id: string): Promise<MailStanding> {
  const [{ created_at }, { data }] = await Promise.all([
    readAccount(account_id),
    MailStandingEntity.get({ account_id }).go({ consistent: true }),
  ])
  const age_days = (ctx.now.getTime() - Date.parse(created_at)) / millisecondsPerDay
  return { age_days, paid_orders: data?.paid_orders ?? 0, raised: data?.raised ?? 0 }
}

/**
 * Allows an account this many more emails a day from now on, by an operator's decision. A negative number takes them
 * back. Returns the total that was added.
 */
export async function raiseMail(account_id: string, mails: number): Promise<number> {
  const { data } = await MailStandingEntity.upsert({ account_id }).add({ raised: mails }).go({
    response: 'all_new',
  })
  return data.raised ?? 0
}
