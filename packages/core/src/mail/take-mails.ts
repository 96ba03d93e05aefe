import { mailBudgetUsedUp } from '@foyer/contracts/email/email-messages'
import { MailCountEntity, MailStandingEntity } from '../store/email/mail-count-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { AppError, type Context, nowInstant, ttlAfterDays } from '../verb.ts'
import { dailyLimit, type MailBudget, newAccount, readMailStanding } from './mail-budget.ts'

const secondsPerDay = 86_400

/**
 * Counts the emails that an account is about to cause, all or none, against its budget for the day (UTC). Costs one write
 * unit; only above a new account's budget are age and paid orders read. Operators hear of a used-up budget once a day.
 * `share`: the part of the budget for these. Error: `email.budget_used_up` with `limit`, `retry_after` (s).
 */
export async function takeMails(
  ctx: Context,
  account_id: string,
  budget: MailBudget,
  mails = 1,
  share = 1,
): Promise<void> {
  const least = dailyLimit(budget, newAccount) * share
  if (await add(ctx, { account_id, budget, mails, limit: least })) return
  const limit = dailyLimit(budget, await readMailStanding(ctx, account_id)) * share
  if (limit > least && (await add(ctx, { account_id, budget, mails, limit }))) return
  if (share === 1) await tellOperators(ctx, { account_id, budget, limit })
  const retry_after = secondsPerDay - (Math.floor(ctx.now.getTime() / 1000) % secondsPerDay)
  throw new AppError('email.budget_used_up', { retry_after, details: { limit, retry_after } })
}

/** Reverses what the same context counted for emails that were not caused after all. */
export async function giveBackMails(
  ctx: Context,
  account_id: string,
  budget: MailBudget,
  mails = 1,
): Promise<void> {
  await MailCountEntity.patch(mailCountKey(ctx, account_id, budget))
    .add({ mails: -mails })
    .go()
}

/** Orders of the account were paid: it may send more from now on. */
export async function countPaidOrder(account_id: string, orders = 1): Promise<void> {
  await MailStandingEntity.upsert({ account_id }).add({ paid_orders: orders }).go()
}

interface Take {
  account_id: string
  budget: MailBudget
  mails: number
  limit: number
}

async function add(ctx: Context, { account_id, budget, mails, limit }: Take): Promise<boolean> {
  if (mails > limit) return false
  try {
    await MailCountEntity.update(mailCountKey(ctx, account_id, budget))
      .add({ mails })
      .set({ ttl: ttlAfterDays(ctx, 2) })
      .where(
        ({ mails: counted }, { notExists, lte }) => `${notExists(counted)} OR ${lte(counted, limit - mails)}`,
      )
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

async function tellOperators(
  ctx: Context,
  { account_id, budget, limit }: Omit<Take, 'mails'>,
): Promise<void> {
  const key = mailCountKey(ctx, account_id, budget)
  try {
    await MailCountEntity.update(key)
      .set({
        told_at: nowInstant(ctx),
        ttl: ttlAfterDays(ctx, 2),
        ...outbox(toSend(mailBudgetUsedUp, { ...key, limit })),
      })
      .where(({ told_at }, { notExists }) => notExists(told_at))
      .go()
  } catch (error) {
    // They were already told today.
    if (!isConditionRefused(error)) throw error
  }
}

/** Where the emails of a budget are counted on the context's day (UTC). */
export function mailCountKey(ctx: Context, account_id: string, budget: MailBudget) {
  return { account_id, budget, day: nowInstant(ctx).slice(0, 10) }
}
