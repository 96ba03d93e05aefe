import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { useAdmission } from './use-admission.ts'

interface AttendeeCheckInsProps {
  attendee: Attendee
  timeZone: string
  lists: readonly CheckInList[]
}

/** The doors at which an attendee was admitted. It can admit them, or undo that, without a scanner. */
export function AttendeeCheckIns({ attendee, timeZone, lists }: AttendeeCheckInsProps) {
  const { event_id, ticket_id } = attendee
  const admitting = lists.filter(
    ({ id, ticket_ids }) =>
      ticket_ids.length === 0 || ticket_ids.includes(ticket_id) || isAdmittedAt(attendee, id),
  )
  return (
    <section aria-labelledby="attendee-check-ins" className="grid gap-3 text-sm">
      <h3 id="attendee-check-ins" className="text-base font-semibold">
        <Trans>Check-in</Trans>
      </h3>
      {admitting.length > 0 ? (
        <ul className="divide-y rounded-lg border">
          {admitting.map((list) => (
            <ListRow key={list.id} attendee={attendee} list={list} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">
          <Trans>No check-in list admits this ticket.</Trans>{' '}
          <Link to={paths.event(event_id, 'check-in')} className="underline underline-offset-4">
            <Trans>Open check-in lists</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}

interface ListRowProps {
  attendee: Attendee
  list: CheckInList
  timeZone: string
}

function ListRow({ attendee, list, timeZone }: ListRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const admission = useAdmission(attendee, list)
  const at = attendee.check_ins.find((checkIn) => checkIn.check_in_list_id === list.id)?.checked_in_at
  const isOpen = list.state === 'ACTIVE' && attendee.status === 'ACTIVE'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-3">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium wrap-anywhere">{list.name}</span>
        {at ? (
          <span className="inline-flex items-center gap-1 text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {format.date(at, timeZone)}
          </span>
        ) : (
          <span className="text-muted-foreground">
            {list.state === 'NOT_YET_ACTIVE' ? (
              <Trans>Not active yet</Trans>
            ) : list.state === 'EXPIRED' ? (
              <Trans>Expired</Trans>
            ) : (
              <Trans>Not checked in</Trans>
            )}
          </span>
        )}
      </div>
      {isOpen && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={at ? t`Undo check-in at ${list.name}` : t`Check in at ${list.name}`}
          isBusy={admission.isBusy}
          onClick={at ? admission.undo : admission.admit}
        >
          {at ? <Trans>Undo</Trans> : <Trans>Check in</Trans>}
        </Button>
      )}
    </li>
  )
}

export function isAdmittedAt({ check_ins }: Attendee, list_id: string): boolean {
  return check_ins.some(({ check_in_list_id }) => check_in_list_id === list_id)
}
