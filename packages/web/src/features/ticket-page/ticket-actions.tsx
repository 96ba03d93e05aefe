import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { getTicketPdf } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEventCalendar } from '@foyer/contracts/event/event-endpoints'
import { Trans } from '@lingui/react/macro'
import { CalendarPlus, FileDown, MapPinned, Printer } from 'lucide-react'
import { useOfferedWallets, WalletButtons } from '../../components/foyer/wallet-buttons.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ButtonRow } from '../../components/ui/button-row.tsx'
import { requestUrl } from '../../lib/api/request-url.ts'
import { paths } from '../../paths.ts'
import { SendTicketButton } from './send-ticket-button.tsx'
import { faceOfAttendee } from './ticket-face.ts'

/** What to do with a ticket; one tap each. Keeping it is the primary action: in a wallet, or else as a file. */
export function TicketActions({ attendee }: { attendee: PublicAttendee }) {
  const { event } = attendee
  const hasWallet = useOfferedWallets().length > 0 && attendee.status === 'ACTIVE'
  return (
    <div className="mx-auto grid w-full max-w-md gap-2 print:hidden">
      {attendee.status === 'ACTIVE' && <WalletButtons ticket={attendee.short_id} isMain />}
      <Button asChild variant={hasWallet ? 'secondary' : 'primary'}>
        <a href={requestUrl(getTicketPdf, { attendee_short_id: attendee.short_id })}>
          <FileDown />
          <Trans>PDF</Trans>
        </a>
      </Button>
      <ButtonRow>
        <SendTicketButton eventId={event.id} face={faceOfAttendee(attendee)} />
        <Button asChild variant="quiet">
          <a href={requestUrl(getEventCalendar, { event_id: event.id })}>
            <CalendarPlus />
            <Trans>Add to calendar</Trans>
          </a>
        </Button>
        <Button asChild variant="quiet">
          <a href={paths.ticketPrint(event.id, attendee.short_id)}>
            <Printer />
            <Trans>Print</Trans>
          </a>
        </Button>
        {event.map_url && (
          <Button asChild variant="quiet">
            <a href={event.map_url} target="_blank" rel="noopener noreferrer">
              <MapPinned />
              <Trans>Map</Trans>
            </a>
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
