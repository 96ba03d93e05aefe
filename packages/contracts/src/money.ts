import * as z from 'zod'
import { currencyExponent } from './currency-exponent.ts'

/** ISO 4217 currencies that can be sold in; each is one that Stripe charges. */
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

/** The most that one price may be, in minor units; sums of 100 of them stay exact integers. */
export const maxAmount = 99_999_999

/** An amount in minor units, never negative. */
export const amount = z.int().min(0).max(maxAmount)

const stripeTwoDecimals: readonly Currency[] = ['ISK', 'UGX']

/**
 * Minor units as Stripe counts them: ISK and UGX are sent with two decimals though ISO gives them none.
 * Three-decimal amounts must be multiples of ten at Stripe; see `chargeableAmount`.
 */
export function toStripeAmount(minor: number, code: Currency): number {
  return stripeTwoDecimals.includes(code) ? minor * 100 : minor
}

/** The inverse of `toStripeAmount`. */
export function fromStripeAmount(stripeMinor: number, code: Currency): number {
  return stripeTwoDecimals.includes(code) ? Math.round(stripeMinor / 100) : stripeMinor
}

/** True when Stripe can charge this amount exactly: three-decimal currencies allow multiples of ten only. */
export function isChargeable(minor: number, code: Currency): boolean {
  return currencyExponent(code) < 3 || minor % 10 === 0
}

/** `numerator / denominator` of two integers, rounded half up. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
