import type { Context } from '../context.ts'
import { readAccount } from '../store/account/read-account.ts'
import { MailStandingEntity } from '../store/email/mail-standing-entity.ts'
import type { MailStanding } from './mail-budget.ts'

const millisecondsPerDay = 86_400_000

/** What decides how much an account may mail, now. Error: `account.not_found`. */
export async function readMailStanding(ctx: Context, account_id: string): Promise<MailStanding> {
  const [{ created_at }, { data }] = await Promise.all([
    readAccount(account_id),
    MailStandingEntity.get({ account_id }).go({ consistent: true }),
  ])
  const age_days = (ctx.now.getTime() - Date.parse(created_at)) / millisecondsPerDay
  return { age_days, paid_orders: data?.paid_orders ?? 0, raised: data?.raised ?? 0 }
}

/**
 * Lets an account cause that many more emails a day from now on, as an operator decides; less than nothing takes them back. Answers
 * how many were added in all.
 */
export async function raiseMail(account_id: string, mails: number): Promise<number> {
  const { data } = await MailStandingEntity.upsert({ account_id }).add({ raised: mails }).go({
    response: 'all_new',
  })
  return data.raised ?? 0
}
