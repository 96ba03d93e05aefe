import { RadioGroup as RadioGroupPrimitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />
  )
}

interface RadioItemProps extends ComponentProps<typeof RadioGroupPrimitive.Item> {
  label: ReactNode
  description?: ReactNode
  /** A bordered card whose whole face chooses; for two to four weighty options. */
  isCard?: boolean
}

export function RadioItem({ label, description, isCard, className, ...props }: RadioItemProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      data-slot="radio-item"
      className={cn(
        'grid grid-cols-[auto_1fr] items-start gap-x-3 text-sm has-disabled:opacity-55',
        isCard &&
          'cursor-pointer rounded-lg border bg-card p-4 transition-colors hover:bg-muted has-data-[state=checked]:border-primary has-data-[state=checked]:bg-accent',
        className,
      )}
    >
      <RadioGroupPrimitive.Item
        id={id}
        aria-describedby={description ? `${id}-description` : undefined}
        className="grid size-5 place-content-center rounded-full border border-input bg-card transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary"
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-primary-foreground" />
      </RadioGroupPrimitive.Item>
      <span className="leading-5 font-medium">{label}</span>
      {description && (
        <span id={`${id}-description`} className="col-start-2 text-muted-foreground">
          {description}
        </span>
      )}
    </label>
  )
}
