import { placeLines } from '../event/place-lines.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'

type Holder = Pick<
  AttendeeItem,
  'first_name' | 'last_name' | 'ticket_title' | 'price_label' | 'reference' | 'short_id'
>

/** An attendee's ticket as a PDF page, in the attendee's language. */
export function ticketPdf(attendee: AttendeeItem, graph: PdfGraph): Promise<Uint8Array> {
  const { locale, order_reference } = attendee
  return ticketsPdf({ locale, order_reference, holders: [attendee] }, graph)
}

type PdfGraph = Pick<EventGraph, 'event' | 'settings' | 'organizer'>

/** Tickets of one order as a PDF, a page each. */
export async function ticketsPdf(
  {
    locale,
    order_reference,
    holders,
  }: Pick<AttendeeItem, 'locale' | 'order_reference'> & { holders: readonly Holder[] },
  { event, settings, organizer }: PdfGraph,
): Promise<Uint8Array> {
  // Drawing needs pdfkit and its fonts: a cold start that draws nothing does not wait for them.
  const { renderTicketPdf } = await import('./render-ticket-pdf.ts')
  return renderTicketPdf({
    locale,
    eventTitle: event.title,
    organizerName: organizer.name,
    startsAt: event.start_date,
    endsAt: event.end_date ?? null,
    timezone: event.timezone,
    isOnline: settings.is_online_event,
    place: placeLines(settings.location, locale),
    orderReference: order_reference,
    tickets: holders.map((holder) => ({
      attendeeName: `${holder.first_name} ${holder.last_name}`.trim(),
      ticketName: [holder.ticket_title, holder.price_label].filter((part) => part !== '').join(' – '),
      reference: holder.reference,
      qrContent: holder.short_id,
    })),
  })
}
