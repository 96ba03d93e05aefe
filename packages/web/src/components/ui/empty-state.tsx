import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { useFirstStep } from './first-step.ts'

interface EmptyStateProps {
  icon?: LucideIcon
  /** The title, such as "No orders yet". */
  title: ReactNode
  /** What this place is for. */
  children?: ReactNode
  /** What somebody might create here, as one short line. */
  example?: ReactNode
  /** The first step, which is the page's primary action. Meanwhile the header does not show it. */
  firstStep?: ReactNode
  /** Another way on, such as trying again. */
  action?: ReactNode
  className?: string
}

const stepClass = 'mt-4 flex flex-wrap justify-center gap-2'

export function EmptyState({
  icon: Icon,
  title,
  children,
  example,
  firstStep,
  action,
  className,
}: EmptyStateProps) {
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
      {example && (
        <p data-slot="example" className="mt-2 rounded-lg border border-dashed px-4 py-3 text-sm text-pretty">
          <span className="block text-xs text-muted-foreground">
            <Trans>For example</Trans>
          </span>
          {example}
        </p>
      )}
      {firstStep && <FirstStep>{firstStep}</FirstStep>}
      {action && <div className={stepClass}>{action}</div>}
    </div>
  )
}

function FirstStep({ children }: { children: ReactNode }) {
  useFirstStep()
  return (
    <div data-slot="first-step" className={stepClass}>
      {children}
    </div>
  )
}
