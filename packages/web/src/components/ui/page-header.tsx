import { type ReactNode, use } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { useHasFirstStep } from './first-step.ts'
import { PageTabs } from './page-tabs.ts'
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
  /** A `TabNav` between the page's parts. By default, that of the frame around the page. */
  tabs?: ReactNode
}

/** Title, what can be done, tabs, and what the page is for. The tabs of a frame's pages are at the same height. */
export function PageHeader({ title, description, status, action, menu, tabs }: PageHeaderProps) {
  usePageTitle(title)
  const framesTabs = use(PageTabs)
  const shownTabs = tabs ?? framesTabs
  const about = description && (
    <div
      className={cn(
        'min-w-0 basis-full text-sm text-muted-foreground wrap-anywhere sm:order-none sm:col-start-1',
        !status && 'order-last',
      )}
    >
      {description}
    </div>
  )
  return (
    <>
      <header
        data-slot="page-header"
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:grid sm:gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-y-1',
          shownTabs ? 'mb-2 sm:min-h-10' : 'mb-4 sm:mb-6',
        )}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{title}</h1>
          {status}
        </div>
        {/* On phones the action stands beside the title, so that the list begins higher. With a status there is no room. */}
        {!shownTabs && about}
        {(action || menu) && <Actions action={action} menu={menu} />}
      </header>
      {shownTabs && (
        <div className={cn('grid grid-cols-1 gap-4 sm:mb-6', about ? 'mb-4' : 'mb-2')}>
          {shownTabs}
          {about}
        </div>
      )}
    </>
  )
}

/** On a phone, a hidden action that has a line of its own would leave it empty. */
function Actions({ action, menu }: Pick<PageHeaderProps, 'action' | 'menu'>) {
  const hasFirstStep = useHasFirstStep()
  return (
    <div
      className={cn(
        'flex items-center gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 print:hidden',
        hasFirstStep && !menu && 'max-sm:hidden',
      )}
    >
      {action && <div className={cn(hasFirstStep && 'invisible')}>{action}</div>}
      {menu}
    </div>
  )
}
