import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** By default, a box of its own. A `radio` is one of those with its name. */
  type?: 'checkbox' | 'radio'
  onTick: (isTicked: boolean) => void
}

const shape =
  'relative grid size-5 shrink-0 appearance-none place-content-center border border-input bg-card transition-colors after:absolute after:-inset-2 checked:border-primary checked:bg-primary disabled:opacity-55 aria-invalid:border-destructive before:hidden checked:before:block'
const marks = {
  checkbox:
    'rounded-sm before:mb-0.5 before:h-3 before:w-1.5 before:rotate-45 before:border-r-2 before:border-b-2 before:border-primary-foreground',
  // The dot is a border, because forced colors take backgrounds away.
  radio: 'rounded-full before:rounded-full before:border-4 before:border-primary-foreground',
}

/** The browser's own box: it is small, and can be ticked before any script runs. `Checkbox` also knows a third state. */
export function TickBox({ type = 'checkbox', onTick, className, ...props }: TickBoxProps) {
  return (
    <input
      data-slot="tick-box"
      type={type}
      className={cn(shape, marks[type], className)}
      onChange={(event) => onTick(event.target.checked)}
      {...props}
    />
  )
}
