import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

interface EmptyStateProps {
  icon?: LucideIcon
  /** "No orders yet" */
  title: ReactNode
  /** What this place is for. */
  children?: ReactNode
  /** The first step: a button or link. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('mx-auto grid max-w-md justify-items-center gap-2 px-4 py-12 text-center', className)}
    >
      {Icon && (
        <span className="mb-2 grid size-12 place-content-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className="size-6" />
        </span>
      )}
      <h2 className="text-base font-semibold">{title}</h2>
      {children && <div className="text-sm text-pretty text-muted-foreground">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
