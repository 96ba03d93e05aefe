import { useLingui } from '@lingui/react'
import { type ComponentProps, useState } from 'react'
import { parseRate, rateToText } from '../../lib/format/parse-rate.ts'
import { cn } from '../../lib/look/cn.ts'
import { controlClass } from '../ui/field-control.ts'

interface PercentInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Thousandths of a percent: 23.5 % is 23500. */
  value: number | null | undefined
  /** Gets null when empty, and NaN for text that is not a percentage. */
  onChange: (rate: number | null) => void
}

/** A percentage with up to three decimals, typed with a comma or a point. It is formatted when the field loses the focus. */
export function PercentInput({ value, onChange, onBlur, className, ...props }: PercentInputProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = value === null || value === undefined || Number.isNaN(value)
  const shown = isEmpty ? '' : rateToText(value, i18n.locale)
  const change = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? null : (parseRate(text) ?? Number.NaN))
  }
  return (
    <div data-slot="percent-input" className={cn('relative', className)}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={cn(controlClass, 'h-10 ps-3 pe-9 text-end tabular-nums')}
        {...props}
        value={typed ?? shown}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          if (!Number.isNaN(value)) setTyped(null)
          onBlur?.(event)
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 grid place-content-center text-sm text-muted-foreground"
      >
        %
      </span>
    </div>
  )
}
