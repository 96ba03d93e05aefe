import { getTicketPdf } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEventCalendar } from '@foyer/contracts/event/event-endpoints'
import type { OrderAttendee, PublicOrder } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, ChevronRight, FileDown, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { WalletButtons } from '../../components/foyer/wallet-buttons.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { requestUrl } from '../../lib/api/request-url.ts'
import { paths } from '../../paths.ts'

/** The tickets of an order, each one tap from its page and its PDF. */
export function OrderTickets({ order }: { order: PublicOrder }) {
  return (
    <section aria-labelledby="your-tickets" className="grid gap-3">
      <h2 id="your-tickets" className="font-semibold">
        <Plural value={order.attendees.length} one="Your ticket" other="Your # tickets" />
      </h2>
      <ul className="grid divide-y rounded-lg border bg-card">
        {order.attendees.map((attendee) => (
          <TicketRow key={attendee.short_id} eventId={order.event_id} attendee={attendee} />
        ))}
      </ul>
      {order.status === 'COMPLETED' && (
        <WalletButtons order={order.short_id} count={order.attendees.filter(isValid).length} />
      )}
      {order.status !== 'CANCELLED' && (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <a href={requestUrl(getEventCalendar, { event_id: order.event_id })}>
              <CalendarPlus />
              <Trans>Add to calendar</Trans>
            </a>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.orderPrint(order.event_id, order.short_id)}>
              <Printer />
              <Trans>Print all</Trans>
            </Link>
          </Button>
        </div>
      )}
    </section>
  )
}

const isValid = ({ status }: OrderAttendee) => status === 'ACTIVE'

function TicketRow({ eventId, attendee }: { eventId: string; attendee: OrderAttendee }) {
  const { t } = useLingui()
  const name = shownName(attendee)
  const isVoid = attendee.status === 'CANCELLED'
  return (
    <li className="flex items-center">
      <Link
        to={paths.ticket(eventId, attendee.short_id)}
        className="flex min-w-0 grow items-center gap-3 rounded-lg p-4 hover:bg-muted"
      >
        <span className="grid min-w-0 grow gap-0.5">
          <bdi className="w-fit font-medium wrap-anywhere">{name}</bdi>
          <span className="text-sm text-muted-foreground wrap-anywhere">
            {attendee.ticket_title}
            {attendee.price_label && ` · ${attendee.price_label}`} · {attendee.reference}
          </span>
        </span>
        {isVoid && (
          <Badge tone="danger">
            <Trans>Cancelled</Trans>
          </Badge>
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground rtl:rotate-180" />
      </Link>
      {!isVoid && (
        <Button asChild variant="quiet" size="icon" className="me-2">
          <a
            href={requestUrl(getTicketPdf, { attendee_short_id: attendee.short_id })}
            aria-label={t`PDF of the ticket for ${name}`}
            title={t`Download as PDF`}
          >
            <FileDown />
          </a>
        </Button>
      )}
    </li>
  )
}
