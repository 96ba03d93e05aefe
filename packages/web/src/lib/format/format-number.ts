import { languageTag } from '@foyer/contracts/language-tag'
import { wholeRate } from '@foyer/contracts/rate'

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(languageTag(locale)).format(value)
}

/** A share of one: `formatPercent(0.235, 'en')` is "23.5%". */
export function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  )
}

/** The rate of a tax, fee or discount, in thousandths of a percent, with all its decimals: `formatRate(8875, 'de')` is "8,875 %". */
export function formatRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 3 }).format(
    rate / wholeRate,
  )
}

/** A file size as people say it: "4.8 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = bytes >= 1_048_576 ? (['megabyte', 1_048_576] as const) : (['kilobyte', 1024] as const)
  return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  )
}
