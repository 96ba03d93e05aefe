import { cva, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, cloneElement, createContext, type ReactElement, use } from 'react'
import { cn } from '../../lib/look/cn.ts'

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-button text-button-foreground hover:bg-button-hover active:bg-button-pressed forced-colors:border',
        secondary:
          'border bg-secondary text-secondary-foreground hover:bg-secondary-hover active:bg-secondary-pressed',
        quiet: 'text-foreground hover:bg-muted active:bg-accent',
        destructive:
          'bg-destructive text-destructive-foreground hover:bg-destructive-hover active:bg-destructive-hover forced-colors:border',
        link: 'h-auto! p-0! text-link underline underline-offset-4 hover:text-foreground',
      },
      size: {
        sm: 'h-8 px-3 text-sm',
        md: 'h-10 px-4 text-sm',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10',
        'icon-sm': 'size-8',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

/** Whether the page's buttons do nothing yet, because its script will draw them again. A press would be lost, so they are disabled. */
export const WaitsForScript = createContext(false)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Applies the style to its only child, such as a router link. */
  asChild?: boolean
  /** Whether its action runs. The button then cannot be pressed again, keeps its width and focus, and tells screen readers. */
  isBusy?: boolean
}

/** A button that says what happens: "Refund €24.00", not "OK". A screen has one `primary` button. */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  isBusy = false,
  disabled = false,
  onClick,
  ...props
}: ButtonProps) {
  const Component = asChild ? StyledChild : 'button'
  const isWaiting = use(WaitsForScript)
  return (
    <Component
      data-slot="button"
      data-busy={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={cn(buttonVariants({ variant, size }), isBusy && 'animate-pulse', className)}
      {...(asChild ? {} : { type: 'button' as const, disabled: disabled || isWaiting })}
      {...props}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

type ElementProps = Omit<ComponentProps<'button'>, 'type'>

/** Gives its props to its only child, as Radix's `Slot` does in 2 KB, which every public page would load. */
function StyledChild({ children, className, onClick, ...props }: ElementProps) {
  const child = Children.only(children) as ReactElement<ElementProps>
  const { className: ownClass, onClick: ownClick } = child.props
  return cloneElement(child, {
    ...props,
    ...child.props,
    className: cn(className, ownClass),
    onClick: (event) => {
      ownClick?.(event)
      onClick?.(event)
    },
  })
}
