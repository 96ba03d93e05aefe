import type { Account } from '@foyer/contracts/account/account'
import type { getAccount as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { readAccount } from '../store/account/read-account.ts'
import { askConnection } from './ask-connection.ts'
import { toAccount } from './to-account.ts'

/** The caller's account; while its payment connection is incomplete, Stripe is asked how far it has come. */
export async function getAccount(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Account> {
  requireOwnAccount(ctx, params.account_id)
  const account = await readAccount(params.account_id)
  return toAccount(
    account.stripe_connection === 'SETUP_INCOMPLETE' ? await askConnection(ctx, account) : account,
  )
}
