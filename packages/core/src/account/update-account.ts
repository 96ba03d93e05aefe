import type { Account } from '@foyer/contracts/account/account'
import type { updateAccount as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { forgetEventGraphs } from '../event/event-graph-cache.ts'
import { AccountEntity } from './account-entity.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { toAccount } from './to-account.ts'

/** Changes the caller's account. Its currency and time zone are only what new organizers begin with. */
export async function updateAccount(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Account> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  const { data: account } = await AccountEntity.patch({ account_id: params.account_id })
    .set(body)
    .go({ response: 'all_new' })
  forgetEventGraphs()
  return toAccount(account)
}
