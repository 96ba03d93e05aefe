import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { formatDate, formatDateRange, formatRelative, formatShort } from './format-date.ts'
import { formatMoney, formatMoneyShort } from './format-money.ts'
import { formatNumber, formatPercent, formatRate } from './format-number.ts'

/** The formatters, in the viewer's language: `const format = useFormat(); format.money(2400, 'EUR')`. */
export function useFormat() {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(
    () => ({
      money: (minor: number, currency: string) => formatMoney(minor, currency, locale),
      moneyShort: (minor: number, currency: string) => formatMoneyShort(minor, currency, locale),
      date: (instant: string, zone: string, style?: Parameters<typeof formatDate>[3]) =>
        formatDate(instant, zone, locale, style),
      short: (instant: string, zone: string) => formatShort(instant, zone, locale),
      dateRange: (start: string, end: string | null, zone: string) =>
        formatDateRange(start, end, zone, locale),
      relative: (instant: string, now = new Date()) => formatRelative(instant, now, locale),
      number: (value: number) => formatNumber(value, locale),
      percent: (share: number) => formatPercent(share, locale),
      rate: (rate: number) => formatRate(rate, locale),
    }),
    [locale],
  )
}
