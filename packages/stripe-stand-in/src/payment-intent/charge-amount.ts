import { invalidRequest } from '../api/api-error.ts'

// Stripe's own minor units, where they differ from two decimals.
const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ')
const THREE_DECIMAL = 'bhd jod kwd omr tnd'.split(' ')
// No decimals in daily life, but Stripe requires two, always zero.
const PADDED = ['isk', 'ugx']

const MINIMUM: Record<string, number> = {
  aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50, gbp: 30, hkd: 400,
  huf: 17500, idr: 50, ils: 50, inr: 50, jpy: 50, krw: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, php: 50, pln: 200,
  ron: 200, sek: 300, sgd: 50, thb: 1000, usd: 50, zar: 50,
} // biome-ignore format: one table

// Currencies without their own minimum are converted into the account's. Here: half a US dollar, at rough rates of 2026.
const HALF_A_DOLLAR: Record<string, number> = {
  bhd: 190, clp: 450, cny: 350, isk: 6000, jod: 350, kwd: 150, omr: 190, sar: 190, tnd: 1450, try: 2100, twd: 1550,
  uah: 2050, ugx: 178_000, vnd: 12_800,
} // biome-ignore format: one table

const MAXIMUM_DIGITS: Record<string, number> = {
  clp: 10,
  cop: 10,
  huf: 10,
  idr: 12,
  jpy: 10,
  krw: 10,
  vnd: 12,
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

/** The currency as Stripe answers it: in lower case; refused when unknown. */
export function readCurrency(given: string): string {
  const currency = given.toLowerCase()
  if (!CURRENCIES.has(currency)) throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' })
  return currency
}

/** Refuses amounts that Stripe does not charge: too small, too large, or finer than the currency's coins. */
export function checkChargeAmount(amount: number, currency: string): void {
  const converted = HALF_A_DOLLAR[currency]
  if (converted !== undefined && amount < converted) {
    const message = `Amount must convert to at least 50 cents. ${showAmount(amount, currency)} converts to less.`
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' })
  }
  const minimum = MINIMUM[currency] ?? 1
  const maximum = 10 ** (MAXIMUM_DIGITS[currency] ?? 8) - 1
  if (amount < minimum) {
    const message = `Amount must be at least ${showAmount(minimum, currency)}`
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > maximum) {
    const message = `Amount must be no more than ${showAmount(maximum, currency)}`
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' })
  }
  checkStep(amount, currency)
}

/** Three-decimal amounts end in 0, padded ones in 00. */
export function checkStep(amount: number, currency: string): void {
  const step = THREE_DECIMAL.includes(currency) ? 10 : PADDED.includes(currency) ? 100 : 1
  if (amount % step === 0) return
  const message = `Invalid amount: ${amount} ${currency}. Amounts in this currency must be evenly divisible by ${step}.`
  throw invalidRequest(message, { code: 'parameter_invalid_integer', param: 'amount' })
}

/** An amount for messages, such as "$0.50 usd". */
export function showAmount(amount: number, currency: string): string {
  const decimals = ZERO_DECIMAL.includes(currency) ? 0 : THREE_DECIMAL.includes(currency) ? 3 : 2
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
  } as const
  return `${new Intl.NumberFormat('en', style).format(amount / 10 ** decimals)} ${currency}`
}
