import { cva, type VariantProps } from 'class-variance-authority'
import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'

const badgeVariants = cva(
  'inline-flex w-fit max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-muted text-muted-foreground',
        accent: 'bg-accent text-accent-foreground',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-destructive-soft text-destructive',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />
}

const toneIcons: Record<BadgeTone, LucideIcon> = {
  neutral: CircleDashed,
  accent: CircleDashed,
  success: CircleCheck,
  warning: Clock,
  danger: CircleX,
}

interface StatusBadgeProps extends BadgeProps {
  /** Replaces the color's own icon where that would say too much. */
  icon?: LucideIcon | undefined
}

/** A status with a word, a color and an icon, so that color alone never tells it. */
export function StatusBadge({
  tone = 'neutral',
  icon: Icon = toneIcons[tone],
  children,
  ...props
}: StatusBadgeProps) {
  return (
    <Badge tone={tone} {...props}>
      <Icon aria-hidden />
      <span className="truncate">{children}</span>
    </Badge>
  )
}
