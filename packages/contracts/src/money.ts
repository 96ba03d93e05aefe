import * as z from 'zod'
import { stripeUnits } from './charge-limits.ts'

/** ISO 4217 currencies that events can sell in. Stripe can charge each of them. */
export const currencies = [
  'AED',
  'AUD',
  'BGN',
  'BHD',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JOD',
  'JPY',
  'KRW',
  'KWD',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'OMR',
  'PHP',
  'PLN',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TND',
  'TRY',
  'TWD',
  'UAH',
  'UGX',
  'USD',
  'VND',
  'ZAR',
] as const
export const currency = z.enum(currencies, { error: 'Choose a currency from the list.' })
export type Currency = z.infer<typeof currency>

/**
 * The maximum of a single amount in any currency, in minor units. Sums of 100 of them stay exact integers. `chargeLimits`
 * has the amounts that can be charged.
 */
export const maxAmount = 9_999_999_999

/** An amount in minor units, never negative. */
export const amount = z
  .int('Enter an amount, such as 12.50.')
  .min(0)
  .max(maxAmount, 'This amount is too large.')

/** Minor units as Stripe counts them: ISK and UGX are sent with two decimals though ISO gives them none. */
export function toStripeAmount(minor: number, code: Currency): number {
  return minor * stripeUnits(code)
}

/** The inverse of `toStripeAmount`. */
export function fromStripeAmount(stripeMinor: number, code: Currency): number {
  return Math.round(stripeMinor / stripeUnits(code))
}
