import { Trans } from '@lingui/react/macro'
import { UserSearch } from 'lucide-react'
import { memo } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AttendeeSearchRow } from './attendee-search-row.tsx'
import { useUndoCheckIn } from './check-in-mutations.ts'
import { earlierScan } from './device-verdict.ts'
import type { KeptScan } from './scan.ts'
import { useFoundAttendees } from './use-found-attendees.ts'

export interface FoundAttendeesProps {
  listShortId: string
  text: string
  zone: string
  waiting: readonly KeptScan[]
  onCheckIn: (attendeeReference: string) => void
  onUndone: (attendeeReference: string) => void
}

/** The attendees with a text in their name or reference. */
export const FoundAttendees = memo(function FoundAttendees({
  listShortId,
  text,
  zone,
  waiting,
  onCheckIn,
  onUndone,
}: FoundAttendeesProps) {
  const { shown, error, isPending, refetch } = useFoundAttendees(listShortId, text)
  const undo = useUndoCheckIn(listShortId, onUndone)
  return (
    <>
      {error && (
        <ErrorState
          error={error}
          title={<Trans>Failed to load the check-in list</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SearchSkeleton />}
      {shown?.length === 0 && (
        <EmptyState icon={UserSearch} title={<Trans>No attendees found</Trans>}>
          <Trans>Try part of the name, or the reference on the ticket.</Trans>
        </EmptyState>
      )}
      <ul className="divide-y">
        {shown?.map((attendee) => (
          <AttendeeSearchRow
            key={attendee.reference}
            attendee={attendee}
            zone={zone}
            waitingSince={earlierScan(null, attendee, waiting)?.scanned_at ?? null}
            isBusy={undo.isPending && undo.variables === attendee.reference}
            onCheckIn={onCheckIn}
            onUndo={undo.mutate}
          />
        ))}
      </ul>
    </>
  )
})

function SearchSkeleton() {
  return (
    <div className="grid gap-2" aria-busy>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
