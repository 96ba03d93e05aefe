import { describe, expect, it } from 'vitest'
import { chargeLimits, chargeProblem, isInSteps, roundToStep } from './charge-limits.ts'
import { currencyExponent } from './currency-exponent.ts'
import { currencies, toStripeAmount } from './money.ts'

describe('what Stripe charges', () => {
  it('has a minimum and a maximum in every currency', () => {
    for (const currency of currencies) {
      const { minimum, maximum, step } = chargeLimits(currency)
      expect([currency, minimum > 1, maximum > 500 * minimum]).toEqual([currency, true, true])
      expect([minimum % step, maximum % step]).toEqual([0, 0])
    }
  })

  it.each([
    ['USD', 50, 99_999_999],
    ['GBP', 30, 99_999_999],
    ['JPY', 50, 99_999_999],
    ['HUF', 17_500, 9_999_999_999],
    ['IDR', 50, 999_999_999_999],
    ['KWD', 100, 99_999_990],
    ['ISK', 40, 999_999],
    ['UGX', 1000, 999_999],
  ])('in %s goes from %i to %i minor units', (currency, minimum, maximum) => {
    expect(chargeLimits(currency)).toMatchObject({ minimum, maximum })
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
