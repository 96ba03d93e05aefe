import { locales } from '@foyer/contracts/known-locales'
import { describe, expect, test } from 'vitest'
import { formatRate } from './format-number.ts'
import { parseRate, rateToText } from './parse-rate.ts'

describe('a percentage', () => {
  test.each([
    ['19', 19_000],
    ['8.875', 8875],
    ['8,875', 8875],
    ['9,975 %', 9975],
    ['.5', 500],
    ['0,001', 1],
    ['100', 100_000],
    ['7.', 7000],
  ])('is read from “%s”, with a comma or a point', (text, rate) => expect(parseRate(text)).toBe(rate))

  test.each(['', '%', 'abc', '-5', '8.8751', '1.2.3', '1e2', '.'])('is not read from “%s”', (text) =>
    expect(parseRate(text)).toBeNull(),
  )

  test('is shown in the form as it was typed, and read again', () => {
    expect([8875, 19_000, 2500, 10].map((rate) => rateToText(rate, 'de'))).toEqual([
      '8,875',
      '19',
      '2,5',
      '0,01',
    ])
    for (const locale of locales)
      for (const rate of [1, 10, 100, 1000, 8875, 9975, 23_500, 100_000])
        expect(parseRate(rateToText(rate, locale))).toBe(rate)
  })

  test('is shown with all its decimals in the viewer’s language', () => {
    expect(formatRate(8875, 'en')).toBe('8.875%')
    expect(formatRate(9975, 'de').replace(/\s/g, ' ')).toBe('9,975 %')
    expect(formatRate(19_000, 'en')).toBe('19%')
  })
})
