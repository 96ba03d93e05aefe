import { describe, expect, it } from 'vitest'
import { chargeLimits, chargeProblem, isInSteps, roundToStep } from './charge-limits.ts'
import { currencyExponent } from './currency-exponent.ts'
import { currencies, toStripeAmount } from './money.ts'

/** Units for a US dollar, roughly, in 2026: currencies for which Stripe names a minimum, and the others. */
const withMinimum = {
  AED: 3.67, AUD: 1.53, BGN: 1.69, BRL: 5.35, CAD: 1.4, CHF: 0.8, CZK: 21, DKK: 6.45, EUR: 0.865, GBP: 0.76, HKD: 7.78,
  HUF: 332, IDR: 16_650, ILS: 3.27, INR: 88.7, JPY: 155, KRW: 1460, MXN: 18.4, MYR: 4.14, NOK: 10.1, NZD: 1.76, PHP: 58.9,
  PLN: 3.67, RON: 4.4, SEK: 9.5, SGD: 1.3, THB: 32.4, USD: 1, ZAR: 17.2,
} // biome-ignore format: one table
const withoutMinimum = {
  BHD: 0.377, CLP: 935, CNY: 7.1, ISK: 126, JOD: 0.709, KWD: 0.307, OMR: 0.385, SAR: 3.75, TND: 2.95, TRY: 42.3,
  TWD: 31.2, UAH: 42.1, UGX: 3620, VND: 26_350,
} // biome-ignore format: one table

describe('what Stripe charges', () => {
  it('has a minimum and a maximum in every currency', () => {
    for (const currency of currencies) {
      const { minimum, maximum, step } = chargeLimits(currency)
      expect([currency, minimum > 1, maximum > 200 * minimum]).toEqual([currency, true, true])
      expect([minimum % step, maximum % step]).toEqual([0, 0])
    }
  })

  it.each([
    ['USD', 50, 99_999_999],
    ['GBP', 30, 99_999_999],
    ['JPY', 50, 99_999_999],
    ['HUF', 17_500, 9_999_999_999],
    ['IDR', 50, 999_999_999_999],
    ['KWD', 350, 99_999_990],
    ['ISK', 150, 999_999],
    ['UGX', 4000, 999_999],
  ])('in %s goes from %i to %i minor units', (currency, minimum, maximum) => {
    expect(chargeLimits(currency)).toMatchObject({ minimum, maximum })
  })

  it('begins where Stripe names no minimum well above the highest minimum of an account in another currency, converted (F27)', () => {
    const inDollars = (currency: string, perDollar: number) =>
      chargeLimits(currency).minimum / 10 ** currencyExponent(currency) / perDollar
    const highest = Math.max(...Object.entries(withMinimum).map((rate) => inDollars(...rate)))
    expect(highest).toBeGreaterThan(0.7)
    for (const rate of Object.entries(withoutMinimum))
      expect([rate[0], inDollars(...rate) > 1.3 * highest]).toEqual([rate[0], true])
    const known = [...Object.keys(withMinimum), ...Object.keys(withoutMinimum)]
    expect(known.toSorted()).toEqual(currencies.toSorted())
  })

  it('never has more digits at Stripe than Stripe takes', () => {
    for (const currency of currencies) {
      const most = { IDR: 12, HUF: 10, INR: 9 }[currency as string] ?? 8
      expect(String(toStripeAmount(chargeLimits(currency).maximum, currency)).length).toBeLessThanOrEqual(
        most,
      )
    }
  })

  it('leaves out what is below the minimum and above the maximum, but not zero (F27)', () => {
    expect([0, 1, 49, 50, 99_999_999, 100_000_000].map((total) => chargeProblem(total, 'USD'))).toEqual([
      null,
      'too_low',
      'too_low',
      null,
      null,
      'too_high',
    ])
  })

  it('goes in steps of ten where a currency has three decimals', () => {
    for (const currency of currencies) {
      const hasThree = currencyExponent(currency) === 3
      expect([currency, isInSteps(1235, currency), isInSteps(1230, currency)]).toEqual([
        currency,
        !hasThree,
        true,
      ])
    }
    expect([1234, 1235, 1239, 5, 4, 0].map((amount) => roundToStep(amount, 'KWD'))).toEqual([
      1230, 1240, 1240, 10, 0, 0,
    ])
    expect([1234, 1235].map((amount) => roundToStep(amount, 'EUR'))).toEqual([1234, 1235])
  })
})
