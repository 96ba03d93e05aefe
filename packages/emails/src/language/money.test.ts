import { describe, expect, test } from 'vitest'
import { formatMoney } from './money.ts'

describe('formatMoney works', () => {
  test.each([
    ['en', 2450, 'EUR', '€24.50'],
    ['de', 2450, 'EUR', '24,50 €'],
    ['en', 1200, 'JPY', '¥1,200'],
    ['en', 12_345, 'KWD', 'KWD 12.345'],
    ['en', -5, 'USD', '-$0.05'],
    ['en', 0, 'KWD', 'KWD 0.000'],
    // Intl alone would round this amount to whole dinars.
    ['en', 1234, 'IQD', 'IQD 1.234'],
    ['en', 9_007_199_254_740_991, 'KWD', 'KWD 9,007,199,254,740.991'],
  ])('in %s: %d %s', (locale, amount, currency, expected) => {
    expect(formatMoney(locale, amount, currency).replaceAll(/\s/g, ' ')).toBe(expected)
  })
})
