import { chargeStep } from '@foyer/contracts/charge-limits'
import { currencyExponent } from '@foyer/contracts/currency-exponent'

/** A usual round amount in each currency, in major units: about the price of a drink. 5 for any other currency. */
const usual: Record<string, number> = {
  ...{ JPY: 500, KRW: 5000, VND: 100_000, IDR: 50_000, UGX: 20_000, CLP: 5000, HUF: 2000, ISK: 1000 },
  ...{ CZK: 100, DKK: 50, NOK: 50, SEK: 50, INR: 200, PHP: 200, THB: 100, TWD: 100, TRY: 100, UAH: 200 },
  ...{ MXN: 100, ZAR: 100, HKD: 50, CNY: 20, PLN: 20, RON: 20, ILS: 20, BRL: 20, MYR: 20, AED: 20, SAR: 20 },
  ...{ KWD: 2, BHD: 2, JOD: 2, OMR: 2 },
}

/** Three suggested donations in minor units, starting at the minimum, in amounts that are round in their currency. */
export function suggestedAmounts(minimum: number, currency: string): number[] {
  const unit = 10 ** currencyExponent(currency)
  const first = minimum > 0 ? minimum : (usual[currency] ?? 5) * unit
  const second = roundedUp(first * 2, currency)
  return [first, second, roundedUp(Math.max(first * 4, second + 1), currency)]
}

/** The next 1, 2 or 5 with zeros that can be charged. */
function roundedUp(amount: number, currency: string): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const rounded = [1, 2, 5, 10].map((digit) => digit * power).find((round) => round >= amount) ?? amount
  const step = chargeStep(currency)
  return Math.ceil(rounded / step) * step
}
