import { Trans, useLingui } from '@lingui/react/macro'
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AttendeeSearchRow } from './attendee-search-row.tsx'
import { useUndoCheckIn } from './check-in-mutations.ts'
import { earlierScan } from './device-verdict.ts'
import type { KeptScan } from './scan.ts'
import { useFoundAttendees } from './use-found-attendees.ts'

interface AttendeeSearchProps {
  listShortId: string
  zone: string
  waiting: readonly KeptScan[]
  onCheckIn: (attendeeReference: string) => void
  onUndone: (attendeeReference: string) => void
}

/** Finds an attendee without a ticket at hand by name or reference. */
export function AttendeeSearch({ listShortId, zone, waiting, onCheckIn, onUndone }: AttendeeSearchProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { shown, error, isPending, refetch } = useFoundAttendees(listShortId, text.trim())
  const undo = useUndoCheckIn(listShortId, onUndone)
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label={t`Search attendees`}
        placeholder={t`Name or reference`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="sticky top-0 z-10 h-12 md:text-base"
      />
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
            onCheckIn={() => onCheckIn(attendee.reference)}
            onUndo={() => undo.mutate(attendee.reference)}
          />
        ))}
      </ul>
    </div>
  )
}

function SearchSkeleton() {
  return (
    <div className="grid gap-2" aria-busy>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
