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
      className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mb-6 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-y-1"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{title}</h1>
        {status}
      </div>
      {/* On phones the action stands beside the title, so that the list begins higher. With a status there is no room. */}
      {description && (
        <div
          className={cn(
            'min-w-0 basis-full text-sm text-muted-foreground wrap-anywhere sm:order-none sm:col-start-1',
            !status && 'order-last',
          )}
        >
          {description}
        </div>
      )}
      {(action || menu) && (
        <div className="flex items-center gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 print:hidden">
          {action && <div className={cn(hasFirstStep && 'invisible')}>{action}</div>}
          {menu}
        </div>
      )}
    </header>
  )
}
