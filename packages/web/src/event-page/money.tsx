import { useLingui } from '@lingui/react'
import { formatMoney } from '../lib/format/format-money.ts'

/** An amount in the visitor's language. Servers and browsers may format a space differently, and both are right. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  const { i18n } = useLingui()
  return (
    <span className="tabular-nums" suppressHydrationWarning>
      {formatMoney(minor, currency, i18n.locale)}
    </span>
  )
}
