import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { AnswerList } from '../../components/foyer/answer-list.tsx'
import { AttendeeStatusBadge } from '../../components/foyer/attendee-status-badge.tsx'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'

interface AttendeeFactsProps {
  attendee: Attendee
  timeZone: string
}

/** What an organizer looks for first: which ticket, in which state, of which order, and when. */
export function AttendeeFacts({ attendee, timeZone }: AttendeeFactsProps) {
  const format = useFormat()
  const order = `${paths.event(attendee.event_id, 'orders')}?order=${attendee.order_short_id}`
  return (
    <div className="grid gap-4 text-sm">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-xl font-semibold wrap-anywhere">
            {attendee.ticket_title}
            {attendee.price_label && ` · ${attendee.price_label}`}
          </p>
          <AttendeeStatusBadge status={attendee.status} />
        </div>
        {attendee.email && (
          <a href={`mailto:${attendee.email}`} className="w-fit underline underline-offset-4 wrap-anywhere">
            {attendee.email}
          </a>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={<Trans>Order</Trans>}>
          <Link to={order} className="underline underline-offset-4">
            {attendee.order_reference}
          </Link>
        </Fact>
        <Fact label={<Trans>Ordered</Trans>}>
          {format.date(attendee.created_at, timeZone, 'date_time_zone')}
        </Fact>
      </dl>
      {attendee.answers.length > 0 && <AnswerList answers={attendee.answers} />}
    </div>
  )
}
