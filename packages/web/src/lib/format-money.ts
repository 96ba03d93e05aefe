const cache = new Map<string, Intl.NumberFormat>()

/** As `currencyExponent` of the contracts (a test compares), without the zod that comes with it. Browsers differ on HUF. */
const exponents: Record<string, number> = {
  BHD: 3,
  CLP: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  TND: 3,
  UGX: 0,
  VND: 0,
}

/** Decimal places by ISO 4217: EUR 2, JPY 0, KWD 3. */
export function moneyExponent(currency: string): number {
  return exponents[currency] ?? 2
}

/** Minor units in the viewer's language: `formatMoney(2400, 'EUR', 'de')` is "24,00 €". */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return format(locale, currency).format(minor / 10 ** moneyExponent(currency))
}

/** As above without needless zeros, for axes and tiles: "€24", "€1.2K". */
export function formatMoneyShort(minor: number, currency: string, locale: string): string {
  const value = minor / 10 ** moneyExponent(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: Math.abs(value) >= 10_000 ? 'compact' : 'standard',
    trailingZeroDisplay: 'stripIfInteger',
    maximumFractionDigits: Math.abs(value) >= 10_000 ? 1 : moneyExponent(currency),
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
  const digits = moneyExponent(currency)
  const known =
    cache.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  cache.set(key, known)
  return known
}
