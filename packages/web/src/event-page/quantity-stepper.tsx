import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { buttonVariants } from '../components/ui/button.tsx'
import { cn } from '../lib/look/cn.ts'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  name: string
  quantity: number
  canAdd: boolean
  onMore: () => void
  onFewer: () => void
}

const roundClass = cn(buttonVariants({ variant: 'secondary', size: 'icon' }), 'rounded-full')

/** Fewer, how many, more. The buttons keep their place and focus whatever the number is. */
export function QuantityStepper({ name, quantity, canAdd, onMore, onFewer }: QuantityStepperProps) {
  const { t } = useLingui()
  const canRemove = quantity > 0
  return (
    <div className="flex shrink-0 items-center gap-1">
      <button
        type="button"
        aria-label={t`Fewer: ${name}`}
        aria-disabled={!canRemove || undefined}
        onClick={canRemove ? onFewer : undefined}
        className={roundClass}
      >
        <Minus aria-hidden />
      </button>
      <output aria-live="polite" className="min-w-9 text-center font-medium tabular-nums">
        {quantity}
        <span className="sr-only"> {name}</span>
      </output>
      <button
        type="button"
        aria-label={t`More: ${name}`}
        aria-disabled={!canAdd || undefined}
        onClick={canAdd ? onMore : undefined}
        className={roundClass}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
