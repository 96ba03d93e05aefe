import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'

const alertVariants = cva(
  'grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 rounded-lg border p-4 text-sm',
  {
    variants: {
      tone: {
        neutral: 'bg-card text-card-foreground',
        success: 'border-success/30 bg-success-soft text-success',
        warning: 'border-warning/30 bg-warning-soft text-warning',
        danger: 'border-destructive/30 bg-destructive-soft text-destructive',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'>, VariantProps<typeof alertVariants> {
  title?: ReactNode
  /** A button or link that helps. */
  action?: ReactNode
}

/** A notice that stays on the page. Give it `role="alert"` when it appears in response to an action. */
export function Alert({ tone, title, action, className, children, ...props }: AlertProps) {
  const Icon = icons[tone ?? 'neutral']
  return (
    <div data-slot="alert" className={cn(alertVariants({ tone }), className)} {...props}>
      <Icon aria-hidden className="mt-0.5 size-4" />
      <div className="grid gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
