import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { languageTag } from '@foyer/contracts/language-tag'

const cache = new Map<string, Intl.NumberFormat>()

/** Minor units in the viewer's language: `formatMoney(2400, 'EUR', 'de')` is "24,00 €". */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return format(locale, currency).format(minor / 10 ** currencyExponent(currency))
}

/** Like `formatMoney` without needless zeros, for axes and tiles: "€24", "€1.2K". */
export function formatMoneyShort(minor: number, currency: string, locale: string): string {
  const value = minor / 10 ** currencyExponent(currency)
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    notation: Math.abs(value) >= 10_000 ? 'compact' : 'standard',
    trailingZeroDisplay: 'stripIfInteger',
    maximumFractionDigits: Math.abs(value) >= 10_000 ? 1 : currencyExponent(currency),
  }).format(value)
}

/** The sign before or after a money field. */
export function currencySign(currency: string, locale: string): string {
  return (
    format(locale, currency)
      .formatToParts(0)
      .find((part) => part.type === 'currency')?.value ?? currency
  )
}

function format(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const digits = currencyExponent(currency)
  const known =
    cache.get(key) ??
    new Intl.NumberFormat(languageTag(locale), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  cache.set(key, known)
  return known
}
