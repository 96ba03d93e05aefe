import { config } from '../config.ts'
import type { AccountItem } from '../store/account/account-entity.ts'
import { stripe } from '../stripe/stripe.ts'

/**
 * Tells Stripe on which domain a connected account's buyers pay, without which Apple Pay is not offered; answers the domain
 * that Stripe knows, null when it could not be told. Told once; a failure never stops connecting, and every later look
 * at the connection tries again.
 */
export async function registerPaymentDomain(
  { payment_domain }: Pick<AccountItem, 'payment_domain'>,
  stripeAccount: string,
): Promise<string | null> {
  const domain_name = new URL(config().SITE_URL).hostname
  if (payment_domain === domain_name) return domain_name
  try {
    await (await stripe()).paymentMethodDomains.create({ domain_name }, { stripeAccount })
    return domain_name
  } catch (error) {
    console.warn('Stripe did not take the domain for wallets', { domain_name, stripeAccount, error })
    return payment_domain ?? null
  }
}
