import { useLingui } from '@lingui/react/macro'
import { Skeleton } from './skeleton.tsx'

/** The usual shape of a side sheet's content. */
export function SheetSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="mt-4 h-28 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
    </div>
  )
}
