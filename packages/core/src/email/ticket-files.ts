import { ticketsPdf } from '../attendee/ticket-pdf.ts'
import { eventCalendar } from '../event/event-calendar.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { EmailAttachment } from '../mail/ses.ts'

/** The files that bring tickets of one order to one address: a PDF with a page each, and the calendar entry. */
export async function ticketFiles(
  tickets: Parameters<typeof ticketsPdf>[0],
  graph: EventGraph,
): Promise<EmailAttachment[]> {
  const { holders, order_reference } = tickets
  const [only] = holders.length === 1 ? holders : []
  return [
    {
      name: `${only?.reference ?? order_reference}.pdf`,
      media_type: 'application/pdf',
      content: await ticketsPdf(tickets, graph),
    },
    {
      name: 'event.ics',
      media_type: 'text/calendar; charset=utf-8',
      content: new TextEncoder().encode(await eventCalendar(graph)),
    },
  ]
}
