import { RadioGroup as RadioGroupPrimitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../lib/look/cn.ts'

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />
  )
}

interface RadioItemProps extends ComponentProps<typeof RadioGroupPrimitive.Item> {
  label: ReactNode
  description?: ReactNode
  /** Shows a bordered card that is pressed anywhere. For two to four important options. */
  isCard?: boolean
}

export function RadioItem({ label, description, isCard, className, ...props }: RadioItemProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      data-slot="radio-item"
      className={cn(
        'grid grid-cols-[auto_1fr] items-start gap-x-3 text-sm',
        isCard && 'group/card relative isolate cursor-pointer p-4',
        className,
      )}
    >
      <RadioGroupPrimitive.Item
        id={id}
        aria-describedby={description ? `${id}-description` : undefined}
        className="peer grid size-5 place-content-center rounded-full border border-input bg-card transition-colors disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
        {...props}
      >
        {/* A border, because forced colors take backgrounds away. */}
        <RadioGroupPrimitive.Indicator className="rounded-full border-4 border-primary-foreground" />
      </RadioGroupPrimitive.Item>
      <span className="leading-5 font-medium peer-disabled:opacity-55">{label}</span>
      {description && (
        <span id={`${id}-description`} className="col-start-2 text-muted-foreground peer-disabled:opacity-55">
          {description}
        </span>
      )}
      {isCard && (
        <span
          aria-hidden
          className="absolute inset-0 -z-1 rounded-lg border bg-card transition-colors group-hover/card:bg-muted peer-data-[state=checked]:border-primary peer-data-[state=checked]:bg-accent"
        />
      )}
    </label>
  )
}
