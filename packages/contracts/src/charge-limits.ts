import { currencyExponent } from './currency-exponent.ts'

/** What Stripe can charge in a currency, in ISO minor units: from minimum to maximum, in multiples of the step. */
export interface ChargeLimits {
  minimum: number
  maximum: number
  step: number
}

/**
 * Stripe's minimum charges where an account settles in the currency (docs.stripe.com/currencies, read in 2026). BGN is from
 * its page of 2024, before Bulgaria took the euro.
 */
const documentedMinimums = {
  AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30, HKD: 400,
  HUF: 17_500, IDR: 50, ILS: 50, INR: 50, JPY: 50, KRW: 50, MXN: 1000, MYR: 200, NOK: 300, NZD: 50, PHP: 50,
  PLN: 200, RON: 200, SEK: 300, SGD: 50, THB: 1000, USD: 50, ZAR: 50,
} // biome-ignore format: one table

/**
 * Stripe names no minimum for these, and applies that of the account's own currency, converted. Each is about a US dollar, which is above the
 * highest of those, 15 CZK, as long as rates move by less than a third (docs/decisions/0160).
 */
const assumedMinimums = {
  BHD: 400, CLP: 1000, CNY: 750, ISK: 150, JOD: 750, KWD: 350, OMR: 400, SAR: 400, TND: 3200, TRY: 5000, TWD: 3500,
  UAH: 5000, UGX: 4000, VND: 30_000,
} // biome-ignore format: one table

const minimums: Readonly<Record<string, number>> = { ...documentedMinimums, ...assumedMinimums }

/** ISK and UGX are charged in whole units, but sent to Stripe with two decimals: these take two of its digits. */
const sentWithTwoDecimals: readonly string[] = ['ISK', 'UGX']

/** How many digits an amount may have at Stripe. Some cards allow more; these work for every way to pay. */
const digits: Readonly<Record<string, number>> = { HUF: 10, IDR: 12, INR: 9 }

/**
 * The one table of what Stripe charges (docs/product.md#amounts-that-can-be-charged; F27). HUF and TWD are charged with two
 * decimals, though paid out in whole units; three-decimal currencies go in tens. Without zod, for the event page's small script.
 */
export function chargeLimits(currency: string): ChargeLimits {
  const stripeMaximum = 10 ** (digits[currency] ?? 8) - 1
  return {
    minimum: minimums[currency] ?? 1,
    maximum: Math.floor(stripeMaximum / stripeUnits(currency)) - (stripeMaximum % chargeStep(currency)),
    step: chargeStep(currency),
  }
}

/** The step of unit amounts: 10 in currencies of three decimals (0.010 KWD), else 1; minor units. */
export function chargeStep(currency: string): number {
  return currencyExponent(currency) === 3 ? 10 : 1
}

/** How many of Stripe's units one ISO minor unit is: 100 in ISK and UGX, else 1. */
export function stripeUnits(currency: string): number {
  return sentWithTwoDecimals.includes(currency) ? 100 : 1
}

/** A unit amount rounded half up to what can be charged, minor units (docs/product.md#amounts-that-can-be-charged). */
export function roundToStep(amount: number, currency: string): number {
  const step = chargeStep(currency)
  return step === 1 ? amount : Math.floor((2 * amount + step) / (2 * step)) * step
}

/** True if a typed amount can be charged as it is; 1.235 KWD cannot. */
export function isInSteps(amount: number, currency: string): boolean {
  return amount % chargeStep(currency) === 0
}

/** Why a total cannot be charged; null if it can, or if it is zero and needs no payment (F27). */
export function chargeProblem(total: number, currency: string): 'too_low' | 'too_high' | null {
  const { minimum, maximum } = chargeLimits(currency)
  if (total > maximum) return 'too_high'
  return total > 0 && total < minimum ? 'too_low' : null
}
