import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../components/ui/skeleton.tsx'

/** As much room as the cards of a usual month take, so that nothing jumps. */
export function BooksSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4 lg:grid-cols-2">
      {['totals', 'charges', 'events', 'payouts'].map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </div>
  )
}
