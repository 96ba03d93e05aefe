import { Skeleton } from '../../components/ui/skeleton.tsx'

/** The shape of a ticket. */
export function TicketSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 rounded-lg border bg-card p-6" aria-busy>
      <Skeleton className="h-12 w-1/2 justify-self-center" />
      <Skeleton className="aspect-square w-62 justify-self-center" />
      <Skeleton className="h-6 w-1/3 justify-self-center" />
      <Skeleton className="mt-6 h-8 w-3/4" />
      <Skeleton className="h-12 w-2/3" />
    </div>
  )
}
