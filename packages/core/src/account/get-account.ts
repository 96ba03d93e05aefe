import type { Account } from '@foyer/contracts/account/account'
import type { getAccount as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import type { AccountItem } from './account-entity.ts'
import { readAccount } from './read-account.ts'
import { refreshStripeConnection } from './refresh-stripe-connection.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { toAccount } from './to-account.ts'

/** The caller's account; while its payment connection is incomplete, Stripe is asked how far it has come. */
export async function getAccount(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<Account> {
  requireOwnAccount(ctx, params.account_id)
  const account = await readAccount(params.account_id)
  if (account.stripe_connection !== 'SETUP_INCOMPLETE' || !account.stripe_account_id)
    return toAccount(account)
  return toAccount((await refreshed(account.stripe_account_id)) ?? account)
}

/** The account's page does not wait for Stripe to be well: without an answer, what is stored is shown. */
async function refreshed(stripe_account_id: string): Promise<AccountItem | null> {
  try {
    return await refreshStripeConnection(stripe_account_id)
  } catch (error) {
    if (isStripeFailure(error)) return null
    throw error
  }
}

function isStripeFailure(error: unknown): boolean {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
