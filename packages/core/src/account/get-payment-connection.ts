import type { getPaymentConnection as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { wholeRate } from '@foyer/contracts/rate'
import { requireOwnAccount } from '../authorize.ts'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { readAccount } from '../store/account/read-account.ts'
import { askConnection } from './ask-connection.ts'

/** How far the caller's account has come with Stripe, which is asked each time: people come here to see it change. */
export async function getPaymentConnection(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PaymentConnection> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  const account = await askConnection(ctx, await readAccount(params.account_id))
  const { STRIPE_DASHBOARD_URL, APPLICATION_FEE_BASIS_POINTS } = config()
  return {
    status: account.stripe_connection,
    requirements: account.stripe_requirements,
    dashboard_url: account.stripe_account_id && `${STRIPE_DASHBOARD_URL}/${account.stripe_account_id}`,
    application_fee_rate: (APPLICATION_FEE_BASIS_POINTS * wholeRate) / 10_000,
  }
}
