import type { AccountItem } from '../account/account-entity.ts'
import { required } from '../config.ts'

/** Does at the Stripe stand-in what the account's owner would do there: finish onboarding, or disconnect us. */
export async function onboardAtStripe(
  { stripe_account_id }: Pick<AccountItem, 'stripe_account_id'>,
  step: 'onboard' | 'deauthorize' = 'onboard',
): Promise<void> {
  const url = `${required('STRIPE_API_BASE')}/test/accounts/${stripe_account_id}/${step}`
  const { ok, status } = await fetch(url, { method: 'POST' })
  if (!ok) throw new Error(`The Stripe stand-in answered ${status}.`)
}
