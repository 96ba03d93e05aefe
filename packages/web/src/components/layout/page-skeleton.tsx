import { use } from 'react'
import { PageTabs } from '../ui/page-tabs.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The usual shape of a management page: a title, the tabs of the frame around it, then rows. */
export function PageSkeleton() {
  const tabs = use(PageTabs)
  return (
    <div className="mx-auto grid w-full max-w-300 grid-cols-1">
      <div aria-hidden className={`flex items-center justify-between gap-4 ${tabs ? 'mb-2' : 'mb-6'}`}>
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-10 w-32" />
      </div>
      {tabs && <div className="mb-6">{tabs}</div>}
      <div aria-hidden className="grid gap-4">
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
    </div>
  )
}
