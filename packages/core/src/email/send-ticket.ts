import type { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import type { OrderAttendee } from '@foyer/contracts/order/order'
import { renderTicketQrPng } from '../attendee/render-ticket-qr-png.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { orderMailBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { eventSummary, ticketFiles } from './event-summary.ts'
import { orNull, replyTo } from './order-emails.ts'

/**
 * Brings one attendee their ticket: QR in the mail, PDF and calendar file attached. With its completed order it
 * brings all of the order's tickets for the same address. If the ticket was cancelled since, nothing is sent.
 */
export async function sendTicket(ctx: Context, message: Message<typeof ticketEmailDue>): Promise<void> {
  const { attendee_short_id, is_first, is_counted: isCounted } = message.payload
  const attendee = await readAttendee(attendee_short_id)
  if (!attendee) return
  const subject = { subject_id: attendee.order_short_id, attendee_short_id }
  await sendOnce(ctx, message, subject, async () => {
    const [graph, order] = await Promise.all([
      readEventGraph(attendee.event_id),
      readOrder(attendee.order_short_id),
    ])
    if (!graph || attendee.status !== 'ACTIVE') return null
    const others = is_first ? await othersOf(attendee, order) : []
    const { renderAttendeeTicket, ticketQrContentId } = await import('@foyer/emails/attendee/attendee-ticket')
    const { email: to, locale, order_reference } = attendee
    const rendered = await renderAttendeeTicket({
      locale,
      event: eventSummary(graph, locale),
      attendeeFirstName: attendee.first_name,
      ...linkOf(attendee, attendee.event_id),
      others: others.map((other) => linkOf(other, attendee.event_id)),
      connectionDetailsHtml: orNull(graph.settings.online_event_connection_details),
      footerMessageHtml: orNull(graph.settings.email_footer_message),
    })
    const qr = {
      name: 'ticket.png',
      media_type: 'image/png',
      content: renderTicketQrPng(attendee.short_id),
      content_id: ticketQrContentId,
    }
    const files = await ticketFiles({ locale, order_reference, holders: [attendee, ...others] }, graph)
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted, isOfSale: is_first })
    return { ...rendered, to, reply_to: replyTo(graph), attachments: [qr, ...files], bounds }
  })
}

/** The order's other valid tickets for the same address. */
async function othersOf({ short_id, email }: AttendeeItem, order: OrderItem): Promise<OrderAttendee[]> {
  const all = await readOrderAttendees(order)
  return all.filter(
    (other) => other.short_id !== short_id && other.email === email && other.status !== 'CANCELLED',
  )
}

/** A ticket as emails link to it. */
export function linkOf(holder: OrderAttendee | AttendeeItem, event_id: string) {
  return {
    attendeeName: `${holder.first_name} ${holder.last_name}`.trim(),
    ticketName: [holder.ticket_title, holder.price_label].filter((part) => part !== '').join(' · '),
    reference: holder.reference,
    url: siteLinks.ticket(event_id, holder.short_id),
  }
}
