import { currencyExponent } from './currency-exponent.ts'
import { languageTag } from './language-tag.ts'

/**
 * What a person typed, as minor units: "24", "24,5", "1.234,56", "1 234.56". The last separator is the decimal one
 * when it can be; "1.234" alone is read in the viewer's language. Null for anything else, and for more decimals than
 * the currency has.
 */
export function parseMoney(text: string, currency: string, locale: string): number | null {
  const cleaned = text.replace(/[\s'’\u00a0\u202f]/g, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(cleaned)) return null
  const exponent = currencyExponent(currency)
  const split = decimalAt(cleaned, exponent, locale)
  const whole = split === -1 ? cleaned : cleaned.slice(0, split)
  const decimals = split === -1 ? '' : cleaned.slice(split + 1)
  if (decimals.length > exponent || /[.,]/.test(decimals) || !isGrouped(whole)) return null
  const digits = whole.replace(/[.,]/g, '') + decimals.padEnd(exponent, '0')
  const minor = Number(digits)
  return Number.isSafeInteger(minor) ? minor : null
}

/** Minor units as text to edit: no sign, no grouping, the viewer's decimal separator. */
export function moneyToText(minor: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency)
  const digits = String(minor).padStart(exponent + 1, '0')
  if (exponent === 0) return digits
  return `${digits.slice(0, -exponent)}${decimalSeparator(locale)}${digits.slice(-exponent)}`
}

/** The index of the decimal separator, -1 without one. */
function decimalAt(text: string, exponent: number, locale: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last === -1) return -1
  const sign = text[last]
  const after = text.length - last - 1
  const isOnlyOne = text.indexOf(sign ?? '') === last
  const hasOther = text.includes(sign === '.' ? ',' : '.')
  if (!isOnlyOne) return -1
  if (hasOther || after !== 3) return last
  if (exponent === 0) return -1
  return sign === decimalSeparator(locale) ? last : -1
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([.,]\d{3})+$/.test(whole)
}

/** What begins the decimals of a number in that language. */
export function decimalSeparator(locale: string): string {
  return (
    new Intl.NumberFormat(languageTag(locale)).formatToParts(1.5).find((part) => part.type === 'decimal')
      ?.value ?? '.'
  )
}
