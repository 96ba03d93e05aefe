import type { getTicketPdf as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import { shownName } from '@foyer/contracts/person-name'
import { placeLines } from '../event/place-lines.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { fetchCover } from '../media/fetch-cover.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { requireTicket } from './get-public-attendee.ts'

/** A valid ticket as PDF. */
export async function getTicketPdf(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array> {
  const { attendee, graph } = await requireTicket(params.attendee_short_id)
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
  return ticketPdf(attendee, graph)
}

type Holder = Pick<
  AttendeeItem,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'ticket_id'
  | 'ticket_title'
  | 'price_label'
  | 'reference'
  | 'short_id'
>

/** An attendee's ticket as a PDF, in the attendee's language. */
export function ticketPdf(attendee: AttendeeItem, graph: EventGraph): Promise<Uint8Array> {
  const { locale, order_reference } = attendee
  return ticketsPdf({ locale, order_reference, holders: [attendee] }, graph)
}

/** Tickets of one order as a PDF, two to a page, in that language where the event has it. */
export async function ticketsPdf(
  {
    locale,
    order_reference,
    holders,
  }: Pick<AttendeeItem, 'locale' | 'order_reference'> & { holders: readonly Holder[] },
  original: EventGraph,
): Promise<Uint8Array> {
  const graph = graphIn(original, locale)
  const { event, settings, organizer } = graph
  // Drawing needs pdfkit and its fonts: a cold start that draws nothing does not wait for them.
  const { renderTicketPdf } = await import('./render-ticket-pdf.ts')
  const cover = await fetchCover(event.images)
  return renderTicketPdf({
    locale,
    eventTitle: event.title,
    isTest: event.is_test === true,
    organizerName: organizer.name,
    startsAt: event.start_date,
    endsAt: event.end_date ?? null,
    timezone: event.timezone,
    isOnline: settings.is_online_event,
    place: placeLines(settings.location, locale),
    orderReference: order_reference,
    color: settings.homepage_design.primary_color ?? settings.homepage_design.button_color,
    cover,
    tickets: holders
      .map((each) => holderIn(graph, each))
      .map((holder) => ({
        attendeeName: shownName(holder),
        ticketName: [holder.ticket_title, holder.price_label].filter((part) => part !== '').join(' – '),
        reference: holder.reference,
        qrContent: holder.short_id,
      })),
  })
}
