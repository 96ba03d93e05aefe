import { required } from '../config.ts'
import type { AccountItem } from '../store/account/account-entity.ts'

/** Has happen at the Stripe stand-in: the owner finishes onboarding or disconnects us, or Stripe wants to know more. */
export async function onboardAtStripe(
  { stripe_account_id }: Pick<AccountItem, 'stripe_account_id'>,
  step: 'onboard' | 'deauthorize' | 'restrict' = 'onboard',
): Promise<void> {
  const url = `${required('STRIPE_API_BASE')}/test/accounts/${stripe_account_id}/${step}`
  const { ok, status } = await fetch(url, { method: 'POST' })
  if (!ok) throw new Error(`The Stripe stand-in answered ${status}.`)
}
