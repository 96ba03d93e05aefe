import { type Account, updateAccountBody } from '@foyer/contracts/account/account'
import type * as endpoints from '@foyer/contracts/account/account-endpoints'
import { requireOwnAccount } from '../authorize.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { AccountEntity, type AccountItem, readAccount } from '../store/account/account-entity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { askConnection } from './payment-connection.ts'

/** The caller's account. While its payment connection is incomplete, Stripe is asked for its state. */
export async function getAccount(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getAccount>,
): Promise<Account> {
  requireOwnAccount(ctx, params.account_id)
  const account = await readAccount(params.account_id)
  if (account.stripe_connection !== 'SETUP_INCOMPLETE') return toAccount(account)
  return toAccount(await askConnection(ctx, account))
}

/**
 * Changes the caller's account. Its currency and time zone are only what new organizers start with. Errors: those of
 * `changed`.
 */
export async function updateAccount(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateAccount>,
): Promise<Account> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  const account = await untilWritten(async () => {
    const before = await readAccount(params.account_id)
    return write(before, changed(ctx, updateAccountBody, before, body))
  })
  forgetEventGraphs()
  return toAccount(account)
}

async function write(
  { account_id, version: seen }: AccountItem,
  fields: Partial<AccountItem>,
): Promise<AccountItem | 'lost'> {
  try {
    const { data } = await AccountEntity.patch({ account_id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/** An account as the contract shows it, with the person who owns it. */
export async function toAccount(item: AccountItem): Promise<Account> {
  const { account_id, name, currency, timezone, support_email, stripe_connection, created_at } = item
  const { data: user } = await UserEntity.get({ user_id: item.owner_id }).go()
  if (!user) throw new Error(`Account ${account_id} has no owner.`)
  const owner = { id: user.user_id, first_name: user.first_name, last_name: user.last_name }
  return { id: account_id, name, currency, timezone, support_email, stripe_connection, owner, created_at }
}
