import { stripeUnits } from '@foyer/contracts/charge-limits'
import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { languageTag } from '@foyer/contracts/language-tag'
import type { LedgerFile } from '@foyer/contracts/ledger/ledger-file'
import type { Locale } from '@foyer/contracts/locale'
import { stringify } from 'csv-stringify/sync'
import { harmless, quoted } from './csv-file.ts'

export interface Dialect {
  delimiter: LedgerFile['delimiter']
  decimal: ',' | '.'
}

/** How spreadsheets of a language read CSV: where a comma stands before decimals, a semicolon stands between cells. */
export function dialectOf(locale: Locale): Dialect {
  const parts = new Intl.NumberFormat(languageTag(locale)).formatToParts(1.5)
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' }
}

/** An amount of Stripe's own minor units as a decimal. */
export function stripeDecimal(amount: number, currency: string): string {
  const digits = currencyExponent(currency as never) + (stripeUnits(currency) > 1 ? 2 : 0)
  return (amount / 10 ** digits).toFixed(digits)
}

/** A cell: a text, or an amount that is written already. */
export type DialectCell = string | { decimal: string } | null

/** Lines of a CSV file. */
export function csvLines(
  lines: readonly (readonly DialectCell[])[],
  { delimiter, decimal }: Dialect,
): string {
  const texts = lines.map((line) =>
    line.map((cell) => {
      if (cell === null) return ''
      return typeof cell === 'string' ? harmless(cell) : cell.decimal.replace('.', decimal)
    }),
  )
  return stringify(texts, { delimiter, record_delimiter: 'windows', quoted_match: quoted })
}
