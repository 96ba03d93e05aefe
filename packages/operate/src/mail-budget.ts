import { mailBudgetsOf } from '@foyer/core/mail/get-mail-budgets'
import { raiseMail } from '@foyer/core/mail/mail-budget'
import { findPeople } from '@foyer/core/store/user/user-entity'
import { isAppError, systemContext } from '@foyer/core/verb'
import { type CommandInput, OperatorError } from './command.ts'

/** Says how many emails an account may send today and why. With `raise` it changes the daily number for good. */
export async function mailBudget({ words: [wanted = ''], options, say }: CommandInput): Promise<boolean> {
  const account_id = await accountIdOf(wanted)
  const ctx = systemContext('operate')
  const budgets = await mailBudgetsOf(ctx, account_id).catch((error: unknown) => {
    if (isAppError(error, 'account.not_found')) throw new OperatorError(`There is no account ${account_id}.`)
    throw error
  })
  const added = addedBy(options.raise, budgets.raised)
  if (added !== null) await raiseMail(account_id, added)
  const now = added === null ? budgets : await mailBudgetsOf(ctx, account_id)
  const confirmed = now.is_confirmed
    ? 'is confirmed'
    : 'is not confirmed, so the account cannot mail strangers'
  say(`The owner's address of ${account_id} ${confirmed}.`)
  say(
    `${now.daily} emails a day: ${now.from_age} by age, ${now.from_paid_orders} for ${now.paid_orders} paid orders, ${now.raised} by operators.`,
  )
  for (const { budget, used, limit } of now.budgets) say(`  ${budget}: ${used} of ${limit} used today (UTC).`)
  if (now.next) say(`From ${now.next.from.slice(0, 10)} on ${now.next.from_age} by age.`)
  return true
}

function addedBy(raise: string | boolean | undefined, raised: number): number | null {
  if (raise === undefined) return null
  const added = Number(raise)
  if (raise !== '' && Number.isSafeInteger(added) && added <= 1_000_000 && added + raised >= 0) return added
  throw new OperatorError(
    'Give --raise a whole number of emails a day, such as 200, or --raise=-200 to take back what was added.',
  )
}

/** Returns an account's id as it is, and looks up the one account that an address belongs to. */
async function accountIdOf(wanted: string): Promise<string> {
  if (!wanted.includes('@')) return wanted
  const people = await findPeople(wanted.toLowerCase())
  const ids = people.flatMap(({ memberships }) => memberships.map(({ account_id }) => account_id))
  const [first, ...others] = ids
  if (!first) throw new OperatorError(`No account has a member with the address ${wanted}.`)
  if (others.length > 0)
    throw new OperatorError(`${wanted} belongs to several accounts. Name one: ${ids.join(', ')}.`)
  return first
}
