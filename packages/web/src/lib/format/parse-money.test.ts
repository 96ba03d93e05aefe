import { locales } from '@foyer/contracts/known-locales'
import { currencies } from '@foyer/contracts/money'
import { moneyToText, parseMoney } from '@foyer/contracts/parse-money'
import { describe, expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('parseMoney', () => {
  test.each([
    ['24', 'EUR', 'en', 2400],
    ['24,5', 'EUR', 'en', 2450],
    ['24.50', 'EUR', 'de', 2450],
    ['.5', 'USD', 'en', 50],
    ['1.234,56', 'EUR', 'de', 123456],
    ['1,234.56', 'EUR', 'de', 123456],
    ['1 234,56', 'EUR', 'fr', 123456],
    ['24,50', 'EUR', 'fr', 2450],
    ['24,50', 'EUR', 'es', 2450],
    ['1.234', 'EUR', 'es', 123400],
    ['24,50', 'EUR', 'pt', 2450],
    ['1.234,56', 'BRL', 'pt-BR', 123456],
    ['1,234', 'TWD', 'zh', 123400],
    ['1.234', 'EUR', 'de', 123400],
    ['1,234', 'EUR', 'en', 123400],
    ['1,234,567', 'USD', 'en', 123456700],
    ["1'234.50", 'CHF', 'de', 123450],
    ['1500', 'JPY', 'en', 1500],
    ['1,500', 'JPY', 'en', 1500],
    ['1.234', 'KWD', 'en', 1234],
    ['1.23', 'KWD', 'en', 1230],
    ['0', 'USD', 'en', 0],
  ])('reads %s %s in %s', (text, currency, locale, minor) =>
    expect(parseMoney(text, currency, locale)).toBe(minor),
  )

  test.each([
    ['', 'EUR'],
    ['abc', 'EUR'],
    ['-5', 'EUR'],
    ['1.2345', 'EUR'],
    ['1,2.3,4', 'EUR'],
    ['12.5', 'JPY'],
    ['1e5', 'EUR'],
    ['1.234', 'EUR'],
    ['12,34,56', 'EUR'],
    ['99999999999999999', 'EUR'],
  ])('refuses %s %s', (text, currency) => expect(parseMoney(text, currency, 'en')).toBeNull())

  test('works both ways in every currency and every language', () => {
    for (const currency of currencies)
      for (const locale of locales)
        for (const minor of [0, 1, 99, 100, 12345, 99_999_999])
          expect(parseMoney(moneyToText(minor, currency, locale), currency, locale)).toBe(minor)
  })
})

test('money is shown in the viewer’s language', () => {
  expect(formatMoney(2400, 'EUR', 'en')).toBe('€24.00')
  expect(formatMoney(123450, 'EUR', 'de').replace(/\s/g, ' ')).toBe('1.234,50 €')
  expect(formatMoney(123450, 'EUR', 'fr').replace(/\s/g, ' ')).toBe('1 234,50 €')
  expect(formatMoney(123450, 'EUR', 'pt').replace(/\s/g, ' ')).toBe('1234,50 €')
  expect(formatMoney(123450, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 1.234,50')
  expect(formatMoney(123450, 'TWD', 'zh')).toBe('$1,234.50')
  expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500')
  expect(formatMoney(1234, 'KWD', 'en').replace(/\s/g, ' ')).toBe('KWD 1.234')
})
