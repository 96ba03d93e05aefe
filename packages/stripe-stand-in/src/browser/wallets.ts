/** A wallet of the payer's device. `type` is Stripe's word for it in payment methods, `key` the one in elements. */
export interface Wallet {
  type: 'apple_pay' | 'google_pay'
  key: 'applePay' | 'googlePay'
  name: string
}

const applePay: Wallet = { type: 'apple_pay', key: 'applePay', name: 'Apple Pay' }
const googlePay: Wallet = { type: 'google_pay', key: 'googlePay', name: 'Google Pay' }

/** The cards that each simulated wallet holds: a test card's number, and what paying with it does. */
export const WALLET_CARDS = [
  { number: '4242424242424242', label: 'Visa •••• 4242' },
  { number: '4000000000000002', label: 'Visa •••• 0002, is declined' },
  { number: '4000002500003155', label: 'Visa •••• 3155, asks for 3-D Secure' },
] as const

/** The wallets that this browser says it has, asked as Stripe.js asks. */
export async function walletsOfDevice(): Promise<Wallet[]> {
  return [...(hasApplePay() ? [applePay] : []), ...((await hasGooglePay()) ? [googlePay] : [])]
}

function hasApplePay(): boolean {
  const session = (window as { ApplePaySession?: { canMakePayments(): boolean } }).ApplePaySession
  return session?.canMakePayments() ?? false
}

async function hasGooglePay(): Promise<boolean> {
  if (!('PaymentRequest' in window)) return false
  try {
    const total = { label: 'Total', amount: { currency: 'USD', value: '1.00' } }
    const request = new PaymentRequest([{ supportedMethods: 'https://google.com/pay' }], { total })
    return (await request.canMakePayment()) ?? false
  } catch {
    return false
  }
}
