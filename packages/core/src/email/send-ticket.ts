import type { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import type { OrderAttendee } from '@foyer/contracts/order/order'
import { readEventGraphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { orderMailBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { eventSummary, orNull, replyTo, ticketFiles } from './event-summary.ts'
import { mailedTickets, ticketCodes } from './mailed-tickets.ts'

/**
 * Brings one attendee their ticket: QR in the mail, PDF and calendar file attached. With its completed order it
 * brings all of the order's tickets for the same address. If they were cancelled since, nothing is sent.
 */
export async function sendTicket(ctx: Context, message: Message<typeof ticketEmailDue>): Promise<void> {
  const { attendee_short_id, is_first, is_counted: isCounted } = message.payload
  const attendee = await readAttendee(attendee_short_id)
  if (!attendee) return
  const subject = { subject_id: attendee.order_short_id, attendee_short_id }
  await sendOnce(ctx, message, subject, async () => {
    const [graph, order] = await Promise.all([
      readEventGraphIn(attendee.event_id, attendee.locale),
      readOrder(attendee.order_short_id),
    ])
    const holders = await holdersOf(attendee, order, { is_first })
    if (!graph || holders.length === 0) return null
    const { renderAttendeeTicket } = await import('@foyer/emails/attendee/attendee-ticket')
    const { email: to, locale, order_reference } = attendee
    const rendered = await renderAttendeeTicket({
      locale,
      event: eventSummary(graph, locale),
      tickets: mailedTickets(
        holders.map((holder) => holderIn(graph, holder)),
        attendee.event_id,
      ),
      connectionDetailsHtml: orNull(graph.settings.online_event_connection_details),
      footerMessageHtml: orNull(graph.settings.email_footer_message),
    })
    const files = await ticketFiles({ locale, order_reference, holders }, graph)
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted, isOfSale: is_first })
    const attachments = [...(await ticketCodes(holders)), ...files]
    return { ...rendered, to, reply_to: replyTo(graph), attachments, bounds }
  })
}

/**
 * The valid tickets that the email brings. Those of the sale come together, and without the one that leads them if that was cancelled
 * before the email went out, which may be days later (docs/decisions/0074).
 */
async function holdersOf(
  attendee: AttendeeItem,
  order: OrderItem,
  { is_first }: { is_first: boolean },
): Promise<(OrderAttendee | AttendeeItem)[]> {
  if (!is_first) return attendee.status === 'ACTIVE' ? [attendee] : []
  const all = await readOrderAttendees(order)
  return all.filter(({ email, status }) => email === attendee.email && status === 'ACTIVE')
}
