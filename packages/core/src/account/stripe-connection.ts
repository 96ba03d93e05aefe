import type * as endpoints from '@foyer/contracts/account/account-endpoints'
import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import type { Context, ParsedInput } from '../verb.ts'

// Few requests connect an account, so what does is loaded by those (docs/decisions/0069).

/** Begins or continues onboarding at Stripe, and answers its page's address. */
export async function connectStripe(
  ctx: Context,
  input: ParsedInput<typeof endpoints.connectStripe>,
): Promise<{ onboarding_url: string }> {
  const { connectStripe: connect } = await import('./payment-connection.ts')
  return connect(ctx, input)
}

/** Whether the account can take payments, asked from Stripe. */
export async function getPaymentConnection(
  ctx: Context,
  input: ParsedInput<typeof endpoints.getPaymentConnection>,
): Promise<PaymentConnection> {
  const { getPaymentConnection: ask } = await import('./payment-connection.ts')
  return ask(ctx, input)
}
