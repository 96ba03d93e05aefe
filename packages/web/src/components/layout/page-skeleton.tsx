import { Skeleton } from '../ui/skeleton.tsx'

/** The usual shape of a management page: a title, then rows. */
export function PageSkeleton() {
  return (
    <div aria-hidden className="mx-auto grid w-full max-w-300 gap-4">
      <div className="mb-2 flex items-center justify-between gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-10 w-32" />
      </div>
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </div>
  )
}
