import type { ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { useHasFirstStep } from './first-step.ts'
import { usePageTitle } from './page-title.ts'

interface PageHeaderProps {
  /** Plain text, because it is also the tab's title. */
  title: string
  description?: ReactNode
  /** Content beside the title, such as a `StatusBadge`. */
  status?: ReactNode
  /** The page's only primary action. It is hidden while an `EmptyState` offers it as the first step. */
  action?: ReactNode
  /** A `PageMenu` with all other actions. */
  menu?: ReactNode
}

export function PageHeader({ title, description, status, action, menu }: PageHeaderProps) {
  usePageTitle(title)
  const hasFirstStep = useHasFirstStep()
  return (
    <header
      data-slot="page-header"
      className="mb-2 flex flex-wrap items-start sm:mb-6 justify-between gap-x-6 gap-y-4"
    >
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{title}</h1>
          {status}
        </div>
        {description && <div className="text-sm text-muted-foreground wrap-anywhere">{description}</div>}
      </div>
      {(action || menu) && (
        <div className="flex items-center gap-2 print:hidden">
          {action && <div className={cn(hasFirstStep && 'invisible')}>{action}</div>}
          {menu}
        </div>
      )}
    </header>
  )
}
