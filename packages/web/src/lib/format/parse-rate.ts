import { decimalSeparator } from '@foyer/contracts/parse-money'

/**
 * Parses a typed percentage into thousandths of a percent: "19", "8,875", "8.875", ".5 %". No rate reaches thousands of
 * percent, so a comma and a point both start the decimals. Null for anything else, and for a fourth decimal.
 */
export function parseRate(text: string): number | null {
  const cleaned = text.replace(/[\s\u00a0\u202f%]/g, '')
  const [, whole = '', decimals = ''] = /^(\d{0,6})(?:[.,](\d{0,3}))?$/.exec(cleaned) ?? []
  return whole + decimals === '' ? null : Number(whole + decimals.padEnd(3, '0'))
}

/** A rate as text to edit: without sign and needless zeros, with the viewer's decimal separator. */
export function rateToText(rate: number, locale: string): string {
  const digits = String(rate).padStart(4, '0')
  const decimals = digits.slice(-3).replace(/0+$/, '')
  return digits.slice(0, -3) + (decimals && decimalSeparator(locale) + decimals)
}
