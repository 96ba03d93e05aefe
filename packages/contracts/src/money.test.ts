import { describe, expect, it } from 'vitest'
import { currencyExponent } from './currency-exponent.ts'
import { currencies, fromStripeAmount, toStripeAmount } from './money.ts'

describe('money', () => {
  it('knows the exponents of ISO 4217 (F16)', () => {
    expect([currencyExponent('EUR'), currencyExponent('JPY'), currencyExponent('KWD')]).toEqual([2, 0, 3])
  })

  it('gives two decimals to all but the known exceptions', () => {
    const exceptions = currencies.filter((code) => currencyExponent(code) !== 2)
    expect(exceptions).toEqual(['BHD', 'CLP', 'ISK', 'JOD', 'JPY', 'KRW', 'KWD', 'OMR', 'TND', 'UGX', 'VND'])
  })

  it('sends ISK and UGX to Stripe with two decimals, and reads them back', () => {
    expect(toStripeAmount(1500, 'ISK')).toBe(150_000)
    for (const code of currencies) expect(fromStripeAmount(toStripeAmount(1230, code), code)).toBe(1230)
  })
})
