import { languageTag } from '@foyer/contracts/language-tag'

// ISO 4217 exponents other than 2. Intl is not used, because it rounds some currencies to whole units by custom.
const exponents: Record<string, number> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/**
 * Writes an amount in the reader's language, exactly.
 * @param amount integer in the currency's minor unit; negative for discounts
 * @param currency ISO 4217 code
 */
export function formatMoney(locale: string, amount: number, currency: string): string {
  const digits = exponents[currency.toUpperCase()] ?? 2
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(decimal(amount, digits))
}

// A decimal string, because a double cannot hold large amounts with three decimals exactly.
function decimal(amount: number, digits: number): `${number}` {
  const sign = amount < 0 ? '-' : ''
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  const fraction = figures.slice(figures.length - digits)
  return `${sign}${whole}${digits > 0 ? `.${fraction}` : ''}` as `${number}`
}
