import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { MissingTicket } from '../../features/ticket-page/missing-ticket.tsx'
import { PassedOnTicket } from '../../features/ticket-page/passed-on-ticket.tsx'
import { PrintBar } from '../../features/ticket-page/print-bar.tsx'
import { TicketCard } from '../../features/ticket-page/ticket-card.tsx'
import { faceOfAttendee } from '../../features/ticket-page/ticket-face.ts'
import { ticketQuery } from '../../features/ticket-page/ticket-queries.ts'
import { TicketSkeleton } from '../../features/ticket-page/ticket-skeleton.tsx'
import { usePrint } from '../../features/ticket-page/use-print.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'

/** One ticket to print. */
export function TicketPrintPage({ eventId, shortId: attendeeShortId }: BuyerPageProps) {
  const { t } = useLingui()
  const { data: attendee, error, refetch } = useQuery(ticketQuery(attendeeShortId))
  const isMissing =
    isCallError(error, 'attendee.not_found') || (attendee !== undefined && attendee.event_id !== eventId)
  usePrint(attendee !== undefined && !isMissing)
  if (isMissing) return <MissingTicket eventId={eventId} />
  if (isCallError(error, 'attendee.passed_on')) return <PassedOnTicket eventId={eventId} />
  if (error && !attendee) return <ErrorPage error={error} onRetry={() => void refetch()} />
  return (
    <main id="content" className="px-4 py-6 text-base print:p-0">
      <PrintBar backTo={paths.ticket(eventId, attendeeShortId)} />
      {attendee ? (
        <>
          <PrivateLinkHead title={`${t`Ticket`} ${attendee.reference} · ${attendee.event.title}`} />
          <TicketCard face={faceOfAttendee(attendee)} headingLevel="h1" />
        </>
      ) : (
        <TicketSkeleton />
      )}
    </main>
  )
}
