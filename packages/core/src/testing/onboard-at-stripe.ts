import { required } from '../config.ts'
import type { AccountItem } from '../store/account/account-entity.ts'

/** Makes an owner finish onboarding or disconnect Foyer at the Stripe stand-in, or makes Stripe ask for more details. */
export async function onboardAtStripe(
  { stripe_account_id }: Pick<AccountItem, 'stripe_account_id'>,
  step: 'onboard' | 'deauthorize' | 'restrict' = 'onboard',
): Promise<void> {
  const url = `${required('STRIPE_API_BASE')}/test/accounts/${stripe_account_id}/${step}`
  const { ok, status } = await fetch(url, { method: 'POST' })
  if (!ok) throw new Error(`The Stripe stand-in answered ${status}.`)
}
