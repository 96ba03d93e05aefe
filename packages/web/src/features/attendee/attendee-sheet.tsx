import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { shownName } from '@foyer/contracts/person-name'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { AttendeeActions } from './attendee-actions.tsx'
import { AttendeeCheckIns } from './attendee-check-ins.tsx'
import { AttendeeEmails } from './attendee-emails.tsx'
import { AttendeeFacts } from './attendee-facts.tsx'
import { AttendeeForm } from './attendee-form.tsx'
import { attendeeQueries } from './attendee-queries.ts'
import { AttendeeTransfers } from './attendee-transfers.tsx'
import { LostHolderAlert } from './lost-holder-alert.tsx'

interface AttendeeSheetProps {
  eventId: string
  timeZone: string
  lists: readonly CheckInList[]
  /** The open attendee's short id, or null for none. */
  attendeeShortId: string | null
  onClose: () => void
}

/** One attendee beside the list: the fixed details, and those that can be corrected. */
export function AttendeeSheet({ eventId, timeZone, lists, attendeeShortId, onClose }: AttendeeSheetProps) {
  const { t } = useLingui()
  const query = attendeeQueries.detail(eventId, attendeeShortId ?? '')
  const { data, error, refetch } = useQuery({ ...query, ...(attendeeShortId ? {} : { queryFn: skipToken }) })
  return (
    <Sheet open={attendeeShortId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={data ? shownName(data) || data.reference : t`Attendee`}
        description={data ? data.reference : null}
        footer={data && <AttendeeActions attendee={data} lists={lists} />}
      >
        {data ? (
          <div className="grid gap-8">
            <LostHolderAlert attendee={data} />
            <AttendeeFacts attendee={data} timeZone={timeZone} />
            <AttendeeCheckIns attendee={data} timeZone={timeZone} lists={lists} />
            <AttendeeTransfers attendee={data} timeZone={timeZone} />
            <AttendeeForm key={data.short_id} attendee={data} timeZone={timeZone} />
            <AttendeeEmails attendee={data} timeZone={timeZone} />
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
