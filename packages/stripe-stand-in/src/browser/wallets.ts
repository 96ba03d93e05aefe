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

interface Device {
  ApplePaySession?: { canMakePayments(): boolean }
  google?: { payments?: { api?: { PaymentsClient?: new (options: object) => GooglePayClient } } }
}

interface GooglePayClient {
  isReadyToPay(request: object): Promise<{ result: boolean }>
}

/**
 * The wallets that this browser says it has: Apple's by Safari's interface, Google's by that of its `pay.js`. The stand-in does not load that
 * script, and asks no `PaymentRequest`: a browser would connect to Google's address from the shop's page, which the shop may forbid.
 */
export async function walletsOfDevice(): Promise<Wallet[]> {
  const device = window as Device
  const hasApplePay = device.ApplePaySession?.canMakePayments() ?? false
  return [...(hasApplePay ? [applePay] : []), ...((await hasGooglePay(device)) ? [googlePay] : [])]
}

async function hasGooglePay(device: Device): Promise<boolean> {
  const Client = device.google?.payments?.api?.PaymentsClient
  if (!Client) return false
  const cards = { allowedAuthMethods: ['CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] }
  const allowedPaymentMethods = [{ type: 'CARD', parameters: cards }]
  const request = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods }
  return (await new Client({ environment: 'TEST' }).isReadyToPay(request)).result
}
