import { type Account, updateAccountBody } from '@foyer/contracts/account/account'
import type { updateAccount as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event-graph/read-event-graph.ts'
import { AccountEntity, type AccountItem } from '../store/account/account-entity.ts'
import { readAccount } from '../store/account/read-account.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { toAccount } from './to-account.ts'

/** Changes the caller's account. Its currency and time zone are only what new organizers begin with. Errors: those of `changed`. */
export async function updateAccount(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
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
