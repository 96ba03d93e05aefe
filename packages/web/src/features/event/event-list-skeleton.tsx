import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../components/ui/skeleton.tsx'

export function EventListSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-busy aria-label={t`Loading`} className="grid gap-4">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-96 rounded-lg sm:h-36" />
      ))}
    </div>
  )
}
