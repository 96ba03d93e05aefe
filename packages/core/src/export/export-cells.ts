import { currencyExponent } from '@foyer/contracts/currency-exponent'
import type { Currency } from '@foyer/contracts/money'
import { Temporal } from 'temporal-polyfill'

/** An amount in minor units as a decimal: "12.50", "1200" for JPY (F16). */
export function decimalAmount(minor: number, currency: Currency): string {
  const exponent = currencyExponent(currency)
  return (minor / 10 ** exponent).toFixed(exponent)
}

/** What a clock on the wall of the event shows at that instant: "2026-05-01 14:30:00". */
export function wallTime(instant: string, timezone: string): string {
  const { year, month, day, hour, minute, second } =
    Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
}
