import type { getMailBudgets as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { MailBudgets } from '@foyer/contracts/account/mail-budgets'
import { requireOwnAccount } from '../authorize.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { MailCountEntity } from '../store/email/mail-count-entity.ts'
import { readIdentity } from '../store/user/user-entity.ts'
import { type Context, instantAfter, type ParsedInput } from '../verb.ts'
import {
  dailyLimit,
  dailyMailOf,
  type MailBudget,
  mailBudgets,
  mailsPerPaidOrder,
  nextAge,
  readMailStanding,
} from './mail-budget.ts'
import { mailCountKey } from './take-mails.ts'

const secondsPerDay = 86_400

/** How many emails the caller's account may still send today, and why. */
export async function getMailBudgets(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<MailBudgets> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  return mailBudgetsOf(ctx, params.account_id)
}

/** The same of any account, for an operator. */
export async function mailBudgetsOf(ctx: Context, account_id: string): Promise<MailBudgets> {
  const names = Object.keys(mailBudgets) as MailBudget[]
  const [standing, { owner_id, created_at }, used] = await Promise.all([
    readMailStanding(ctx, account_id),
    readAccount(account_id),
    Promise.all(names.map((budget) => mailsToday(ctx, account_id, budget))),
  ])
  const owner = await readIdentity(owner_id)
  const { paid_orders, raised, age_days } = standing
  const next = nextAge({ age_days })
  return {
    is_confirmed: owner?.user.is_email_confirmed ?? false,
    daily: dailyMailOf(standing),
    from_age: dailyMailOf({ ...standing, paid_orders: 0, raised: 0 }),
    paid_orders,
    from_paid_orders: paid_orders * mailsPerPaidOrder,
    raised,
    next: next && {
      from: new Date(Date.parse(created_at) + next.from_day * secondsPerDay * 1000).toISOString(),
      from_age: next.mails,
    },
    resets_at: instantAfter(ctx, secondsPerDay - ((ctx.now.getTime() / 1000) % secondsPerDay)),
    budgets: names.map((budget, index) => {
      const limit = dailyLimit(budget, standing)
      const count = used[index] ?? 0
      return { budget, limit, used: count, left: Math.max(0, limit - count) }
    }),
  }
}

async function mailsToday(ctx: Context, account_id: string, budget: MailBudget): Promise<number> {
  const { data } = await MailCountEntity.get(mailCountKey(ctx, account_id, budget)).go({ consistent: true })
  return Math.max(0, data?.mails ?? 0)
}
