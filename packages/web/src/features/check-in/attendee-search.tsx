import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSettled } from '../../lib/browser/use-settled.ts'
import { AttendeeSearchRow } from './attendee-search-row.tsx'
import { useUndoCheckIn } from './check-in-mutations.ts'
import { earlierScan } from './device-verdict.ts'
import { doorAttendeesQuery } from './door-queries.ts'
import type { KeptScan } from './scan.ts'

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
  const query = useSettled(text.trim())
  const attendees = useQuery(doorAttendeesQuery(listShortId, query))
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
      {attendees.error && !attendees.data && (
        <ErrorState
          error={attendees.error}
          title={<Trans>Failed to load the check-in list</Trans>}
          onRetry={() => void attendees.refetch()}
        />
      )}
      {attendees.isPending && <SearchSkeleton />}
      {attendees.data?.length === 0 && (
        <EmptyState icon={UserSearch} title={<Trans>No attendees found</Trans>}>
          <Trans>Try part of the name, or the reference on the ticket.</Trans>
        </EmptyState>
      )}
      <ul className="divide-y">
        {attendees.data?.map((attendee) => (
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
