import type { Order } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AnswerList } from '../../components/foyer/answer-list.tsx'
import { AttendeeStatusBadge } from '../../components/foyer/attendee-status-badge.tsx'
import { paths } from '../../paths.ts'

/** The attendees of an order, each with a link to their details. */
export function OrderAttendees({ order }: { order: Order }) {
  if (order.attendees.length === 0) return null
  const attendees = `${paths.event(order.event_id, 'attendees')}?attendee=`
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Attendees</Trans>
      </h3>
      <ul className="divide-y rounded-lg border">
        {order.attendees.map((attendee) => (
          <li key={attendee.short_id} className="relative flex items-center gap-3 p-3 hover:bg-muted/60">
            <div className="grid min-w-0 grow gap-0.5">
              <Link
                to={`${attendees}${attendee.short_id}`}
                className="font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {shownName(attendee) || attendee.reference}
              </Link>
              <span className="truncate text-muted-foreground">
                {attendee.ticket_title}
                {attendee.price_label && ` · ${attendee.price_label}`}
              </span>
              {attendee.answers.length > 0 && (
                <div className="pt-2">
                  <AnswerList answers={attendee.answers} />
                </div>
              )}
            </div>
            <AttendeeStatusBadge status={attendee.status} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground rtl:rotate-180" />
          </li>
        ))}
      </ul>
    </section>
  )
}
