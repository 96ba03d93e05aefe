import type { Context } from '../context.ts'
import type { AccountItem } from '../store/account/account-entity.ts'
import { refreshStripeConnection } from './refresh-stripe-connection.ts'

/** The account with its payment connection as Stripe knows it now; as stored when Stripe does not answer. */
export async function askConnection(ctx: Context, account: AccountItem): Promise<AccountItem> {
  if (account.stripe_account_id === null) return account
  try {
    return (await refreshStripeConnection(ctx, account.stripe_account_id)) ?? account
  } catch (error) {
    if (isStripeFailure(error)) return account
    throw error
  }
}

function isStripeFailure(error: unknown): boolean {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
