import type { EventGraph } from '../event/read-event-graph.ts'
import type { AttendeeItem } from './attendee-entity.ts'
import { placeLines } from './place-lines.ts'

/** An attendee's ticket as a PDF page, in the attendee's language. */
export async function ticketPdf(
  attendee: AttendeeItem,
  { event, settings, organizer }: Pick<EventGraph, 'event' | 'settings' | 'organizer'>,
): Promise<Uint8Array> {
  // Drawing needs pdfkit and its fonts: a cold start that draws nothing does not wait for them.
  const { renderTicketPdf } = await import('./render-ticket-pdf.ts')
  return renderTicketPdf({
    locale: attendee.locale,
    eventTitle: event.title,
    organizerName: organizer.name,
    startsAt: event.start_date,
    endsAt: event.end_date ?? null,
    timezone: event.timezone,
    isOnline: settings.is_online_event,
    place: placeLines(settings.location, attendee.locale),
    orderReference: attendee.order_reference,
    tickets: [
      {
        attendeeName: `${attendee.first_name} ${attendee.last_name}`.trim(),
        ticketName: [attendee.ticket_title, attendee.price_label].filter((part) => part !== '').join(' – '),
        reference: attendee.reference,
        qrContent: attendee.short_id,
      },
    ],
  })
}
