import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { buttonVariants } from '../components/ui/button.tsx'
import { cn } from '../lib/look/cn.ts'
import { SmallIcon } from './small-icon.tsx'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  name: string
  /** The name of the form's field. */
  field: string
  quantity: number
  /** The maximum that may be chosen now. */
  most: number
  /** The quantity after the first step. */
  first: number
  onMore: () => void
  onFewer: () => void
  onType: (quantity: number) => void
}

// Hidden without script, because they would do nothing.
const roundClass = cn(
  buttonVariants({ variant: 'secondary', size: 'icon' }),
  'touch-manipulation rounded-full! noscript:hidden',
)

/**
 * A button for fewer, the number, and a button for more. The number is a form field. The buttons keep their place and
 * focus.
 */
export function QuantityStepper({ name, quantity, most, ...stepper }: QuantityStepperProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const canRemove = quantity > 0
  const canAdd = most > quantity
  const type = (text: string) => {
    setTyped(text)
    if (/^\d*$/.test(text)) stepper.onType(Math.min(Number(text), most))
  }
  return (
    <div className="flex shrink-0 items-center gap-1">
      <button
        type="button"
        data-step={-1}
        aria-label={t`Fewer: ${name}`}
        aria-disabled={!canRemove || undefined}
        onClick={canRemove ? stepper.onFewer : undefined}
        className={roundClass}
      >
        <SmallIcon shape="minus" />
      </button>
      <input
        type="number"
        name={stepper.field}
        aria-label={t`Quantity: ${name}`}
        inputMode="numeric"
        min={0}
        max={most}
        data-first={stepper.first}
        value={typed ?? String(quantity)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        className="h-10 w-10 rounded-md bg-transparent text-center text-base font-medium tabular-nums [appearance:textfield] noscript:w-16 noscript:border noscript:border-input [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
      />
      <button
        type="button"
        data-step={1}
        aria-label={t`More: ${name}`}
        aria-disabled={!canAdd || undefined}
        onClick={canAdd ? stepper.onMore : undefined}
        className={roundClass}
      >
        <SmallIcon shape="plus" />
      </button>
      <output aria-live="polite" className="sr-only">
        {quantity} {name}
      </output>
    </div>
  )
}
