import type { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import type { AttendeeItem } from '../attendee/attendee-entity.ts'
import { readAttendee } from '../attendee/read-attendee.ts'
import { renderTicketQrPng } from '../attendee/render-ticket-qr-png.ts'
import { ticketPdf } from '../attendee/ticket-pdf.ts'
import type { Context } from '../context.ts'
import { eventCalendar } from '../event/event-calendar.ts'
import { type EventGraph, readEventGraph } from '../event/read-event-graph.ts'
import { siteLinks } from '../site-links.ts'
import { eventSummary } from './event-summary.ts'
import { orNull, replyTo } from './order-emails.ts'
import { sendOnce } from './send-once.ts'
import type { EmailAttachment } from './ses.ts'

/** Brings one attendee their ticket: QR in the mail, PDF and calendar file attached. Cancelled since: nothing is sent. */
export async function sendTicket(ctx: Context, message: Message<typeof ticketEmailDue>): Promise<void> {
  const { attendee_short_id } = message.payload
  const attendee = await readAttendee(attendee_short_id)
  if (!attendee) return
  const subject = { subject_id: attendee.order_short_id, attendee_short_id }
  await sendOnce(ctx, message, subject, async () => {
    const graph = await readEventGraph(attendee.event_id)
    if (!graph || attendee.status !== 'ACTIVE') return null
    const { renderAttendeeTicket } = await import('@foyer/emails/attendee/attendee-ticket')
    const rendered = await renderAttendeeTicket({
      locale: attendee.locale,
      event: eventSummary(graph, attendee.locale),
      attendeeFirstName: attendee.first_name,
      attendeeName: `${attendee.first_name} ${attendee.last_name}`.trim(),
      ticketName: [attendee.ticket_title, attendee.price_label].filter((part) => part !== '').join(' · '),
      reference: attendee.reference,
      ticketUrl: siteLinks.ticket(attendee.event_id, attendee.short_id),
      connectionDetailsHtml: orNull(graph.settings.online_event_connection_details),
      footerMessageHtml: orNull(graph.settings.email_footer_message),
    })
    const attachments = await ticketAttachments(attendee, graph)
    return { ...rendered, to: attendee.email, reply_to: replyTo(graph), attachments }
  })
}

async function ticketAttachments(attendee: AttendeeItem, graph: EventGraph): Promise<EmailAttachment[]> {
  const { ticketQrContentId } = await import('@foyer/emails/attendee/attendee-ticket')
  return [
    {
      name: 'ticket.png',
      media_type: 'image/png',
      content: renderTicketQrPng(attendee.short_id),
      content_id: ticketQrContentId,
    },
    {
      name: `${attendee.reference}.pdf`,
      media_type: 'application/pdf',
      content: await ticketPdf(attendee, graph),
    },
    {
      name: 'event.ics',
      media_type: 'text/calendar; charset=utf-8',
      content: new TextEncoder().encode(await eventCalendar(graph)),
    },
  ]
}
