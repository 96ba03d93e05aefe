import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { Ban, ExternalLink, Mail, MessageSquare, Printer, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AnswerList } from '../../components/foyer/answer-list.tsx'
import { AttendeeStatusBadge } from '../../components/foyer/attendee-status-badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { localeNames } from '../../lib/words/locales.ts'
import { paths } from '../../paths.ts'
import { useResendTicketEmail } from './use-resend-ticket-email.ts'
import { useTicketValidity } from './use-ticket-validity.ts'

interface AttendeeFactsProps {
  attendee: Attendee
  timeZone: string
}

/** The fixed details of an attendee, and the actions for the ticket. */
export function AttendeeFacts({ attendee, timeZone }: AttendeeFactsProps) {
  const format = useFormat()
  const resend = useResendTicketEmail(attendee.event_id)
  const validity = useTicketValidity(attendee.event_id)
  const order = `${paths.event(attendee.event_id, 'orders')}?order=${attendee.order_short_id}`
  const about = new URLSearchParams({ message: 'new', attendee_id: attendee.short_id })
  const message = `${paths.event(attendee.event_id, 'messages')}?${about}`
  return (
    <div className="grid gap-4 text-sm">
      <AttendeeStatusBadge status={attendee.status} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={<Trans>Ticket</Trans>}>
          {attendee.ticket_title}
          {attendee.price_label && ` · ${attendee.price_label}`}
        </Fact>
        <Fact label={<Trans>Order</Trans>}>
          <Link to={order} className="underline underline-offset-4">
            {attendee.order_reference}
          </Link>
        </Fact>
        <Fact label={<Trans>Ordered</Trans>}>
          {format.date(attendee.created_at, timeZone, 'date_time_zone')}
        </Fact>
        <Fact label={<Trans>Language</Trans>}>{localeNames[attendee.locale]}</Fact>
      </dl>
      {attendee.answers.length > 0 && <AnswerList answers={attendee.answers} />}
      <div className="flex flex-wrap gap-2">
        {attendee.status === 'ACTIVE' && (
          <Button variant="secondary" size="sm" onClick={() => resend(attendee)}>
            <Mail />
            <Trans>Send ticket again</Trans>
          </Button>
        )}
        <Button asChild variant="secondary" size="sm">
          <a href={paths.ticket(attendee.event_id, attendee.short_id)} target="_blank" rel="noreferrer">
            <ExternalLink />
            <Trans>Open ticket</Trans>
          </a>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={paths.ticketPrint(attendee.event_id, attendee.short_id)} target="_blank" rel="noreferrer">
            <Printer />
            <Trans>Print</Trans>
          </a>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <Link to={message}>
            <MessageSquare />
            <Trans>Message</Trans>
          </Link>
        </Button>
        {attendee.status === 'ACTIVE' && (
          <Button
            variant="secondary"
            size="sm"
            className="text-destructive"
            isBusy={validity.isBusy}
            onClick={() => void validity.cancel(attendee)}
          >
            <Ban />
            <Trans>Cancel ticket</Trans>
          </Button>
        )}
        {attendee.status === 'CANCELLED' && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={validity.isBusy}
            onClick={() => validity.reactivate(attendee)}
          >
            <RotateCcw />
            <Trans>Reactivate ticket</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
