import { moneyToText, parseMoney } from '@foyer/contracts/parse-money'
import { useLingui } from '@lingui/react'
import { type ComponentProps, useState } from 'react'
import { currencySign } from '../../lib/format/format-money.ts'
import { cn } from '../../lib/look/cn.ts'
import { controlClass } from '../ui/field-control.ts'

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Minor units; null when empty. */
  value: number | null | undefined
  currency: string
  /** Gets null when empty, and NaN for text that is not an amount. Schemas of whole numbers refuse NaN. */
  onChange: (minor: number | null) => void
}

/** An amount, typed in any usual way ("12", "12,50", "1.234,56"). It is formatted when the field loses the focus. */
export function MoneyInput({ value, currency, onChange, onBlur, className, ...props }: MoneyInputProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const shown =
    value === null || value === undefined || Number.isNaN(value)
      ? ''
      : moneyToText(value, currency, i18n.locale)
  const isRefused = typed !== null && typed.trim() !== '' && parseMoney(typed, currency, i18n.locale) === null
  const change = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? null : (parseMoney(text, currency, i18n.locale) ?? Number.NaN))
  }
  return (
    <div data-slot="money-input" className={cn('relative', className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-0 grid min-w-10 place-content-center ps-3 text-sm text-muted-foreground"
      >
        {currencySign(currency, i18n.locale)}
      </span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={cn(controlClass, 'h-10 ps-14 pe-3 text-end tabular-nums')}
        {...props}
        value={typed ?? shown}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          if (!isRefused) setTyped(null)
          onBlur?.(event)
        }}
      />
    </div>
  )
}
