import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

interface AttendeeSearchRowProps {
  attendee: DoorAttendee
  zone: string
  /** When this device admitted the attendee, while the server does not know it yet. */
  waitingSince: string | null
  isBusy: boolean
  onCheckIn: (attendeeReference: string) => void
  onUndo: (attendeeReference: string) => void
}

/** Drawn again only when something about the attendee changed: thirty rows take a slow phone as long as the search itself. */
export const AttendeeSearchRow = memo(function AttendeeSearchRow({
  attendee,
  zone,
  waitingSince,
  isBusy,
  onCheckIn,
  onUndo,
}: AttendeeSearchRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const name = fullName(attendee)
  const { checked_in_at, reference } = attendee
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <div className="grid min-w-0 grow grid-cols-1 text-sm">
        <bdi className="w-fit max-w-full truncate text-base font-medium">{name}</bdi>
        <span className="flex gap-1 text-muted-foreground">
          <span className="truncate">
            {[attendee.ticket_title, attendee.price_label].filter(Boolean).join(' · ')}
          </span>
          {/* Never truncated, because it tells two people of the same name apart. */}
          <span className="shrink-0">· {reference}</span>
        </span>
        {checked_in_at ? (
          <span className="text-success">
            <Trans>Admitted at {format.date(checked_in_at, zone, 'time')}</Trans>
          </span>
        ) : (
          waitingSince && (
            <span className="text-success">
              <Trans>Scanned offline at {format.date(waitingSince, zone, 'time')}, not confirmed yet</Trans>
            </span>
          )
        )}
      </div>
      {attendee.status === 'CANCELLED' ? (
        <span className="shrink-0 text-sm font-medium text-destructive">
          <Trans>Cancelled</Trans>
        </span>
      ) : checked_in_at ? (
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={t`Undo the check-in of ${name}`}
          onClick={() => onUndo(reference)}
        >
          <Trans>Undo</Trans>
        </Button>
      ) : waitingSince ? null : (
        <Button aria-label={t`Check in ${name}`} onClick={() => onCheckIn(reference)}>
          <Trans>Check in</Trans>
        </Button>
      )}
    </li>
  )
})
