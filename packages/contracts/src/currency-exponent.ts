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

/**
 * Decimal places of a currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD (F16). In a separate file without zod, for
 * the event page's small script.
 */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2
}
