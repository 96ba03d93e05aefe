import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** The management frame while the user is not known yet. */
export function ManageShellSkeleton() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-busy
      aria-label={t`Loading`}
      className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="hidden content-start gap-3 border-e bg-card p-4 lg:grid">
        <Skeleton className="mb-2 h-8 w-28" />
        {['w-full', 'w-40', 'w-36', 'w-44', 'w-32', 'w-48'].map((width) => (
          <Skeleton key={width} className={`h-8 ${width}`} />
        ))}
      </div>
      <div className="h-14 border-b bg-card lg:hidden" />
      <div className="px-4 pt-6 sm:px-6 lg:px-8 lg:pt-8">
        <PageSkeleton />
      </div>
    </div>
  )
}
