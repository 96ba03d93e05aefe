import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RichText } from '../../components/foyer/rich-text.tsx'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { PublicShell } from '../../components/layout/public-shell.tsx'
import { OwnTicket } from '../../features/self-service/own-ticket.tsx'
import { MissingTicket } from '../../features/ticket-page/missing-ticket.tsx'
import { PassedOnTicket } from '../../features/ticket-page/passed-on-ticket.tsx'
import { TicketActions } from '../../features/ticket-page/ticket-actions.tsx'
import { TicketCard } from '../../features/ticket-page/ticket-card.tsx'
import { faceOfAttendee } from '../../features/ticket-page/ticket-face.ts'
import { ticketQuery } from '../../features/ticket-page/ticket-queries.ts'
import { TicketSkeleton } from '../../features/ticket-page/ticket-skeleton.tsx'
import { PassOn } from '../../features/transfer/pass-on.tsx'
import { isCallError } from '../../lib/api/call-error.ts'
import { keepAwake } from '../../lib/browser/keep-awake.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'

const messageClass = 'mx-auto w-full max-w-md rounded-lg border bg-card p-4'

/** One ticket, for the holder of its link. */
export function TicketPage({ eventId, shortId: attendeeShortId }: BuyerPageProps) {
  const { t } = useLingui()
  const { data: attendee, error, refetch } = useQuery(ticketQuery(attendeeShortId))
  const isValid = attendee?.status === 'ACTIVE'
  useEffect(() => (isValid ? keepAwake() : undefined), [isValid])
  if (isCallError(error, 'attendee.not_found') || (attendee && attendee.event_id !== eventId))
    return <MissingTicket eventId={eventId} />
  if (isCallError(error, 'attendee.passed_on')) return <PassedOnTicket eventId={eventId} />
  if (error && !attendee) return <ErrorPage error={error} onRetry={() => void refetch()} />
  if (!attendee)
    return (
      <PublicShell>
        <TicketSkeleton />
      </PublicShell>
    )
  const { event } = attendee
  const isActive = attendee.status !== 'CANCELLED'
  return (
    <PublicShell>
      <PrivateLinkHead title={`${t`Ticket`} · ${event.title}`} />
      <div className="grid gap-6">
        <TicketCard face={faceOfAttendee(attendee)} headingLevel="h1" />
        {isActive && (
          <p className="text-center text-sm text-muted-foreground">
            <Trans>Turn your screen’s brightness up at the door.</Trans>
          </p>
        )}
        {isActive && <TicketActions attendee={attendee} />}
        {isActive && <PassOn attendee={attendee} />}
        {isActive && <OwnTicket attendee={attendee} />}
        {isActive && event.online_event_connection_details && (
          <section className={messageClass}>
            <h2 className="mb-2 font-semibold">
              <Trans>How to join</Trans>
            </h2>
            <RichText html={event.online_event_connection_details} />
          </section>
        )}
        {isActive && <RichText html={event.ticket_page_message} className={messageClass} />}
        <p className="text-center text-sm text-muted-foreground">
          <Trans>
            Questions? Write to{' '}
            <a href={`mailto:${event.support_email}`} className="text-link underline underline-offset-4">
              {event.support_email}
            </a>
          </Trans>
        </p>
      </div>
    </PublicShell>
  )
}
