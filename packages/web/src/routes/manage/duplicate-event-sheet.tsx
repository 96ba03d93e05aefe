import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { isRowOpen } from '../../lib/list/use-open-row.ts'
import { paths } from '../../paths.ts'

const DuplicateEventForm = lazy(async () => ({
  default: (await import('../../features/event/duplicate-event-form.tsx')).DuplicateEventForm,
}))

interface DuplicateEventSheetProps {
  /** Null while the sheet is closed. */
  eventId: string | null
  onClose: () => void
}

/** Duplicates an event and opens the copy. */
export function DuplicateEventSheet({ eventId, onClose }: DuplicateEventSheetProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const {
    data: event,
    error,
    refetch,
  } = useQuery({
    ...eventQueries.detail(eventId ?? ''),
    enabled: eventId !== null,
  })
  return (
    <Sheet open={eventId !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={t`Duplicate event`}
        description={t`The copy is a separate draft without orders or sales. Changes to it do not affect this event.`}
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : event && eventId !== null ? (
          <Suspense fallback={<SheetSkeleton />}>
            <DuplicateEventForm
              key={event.id}
              event={event}
              onDuplicated={(copy) => {
                toast.success(t`Event duplicated`)
                if (isRowOpen('duplicate', eventId)) void navigate(paths.event(copy.id))
              }}
            />
          </Suspense>
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
