import type { Message } from '@foyer/contracts/message'
import { shownName } from '@foyer/contracts/person-name'
import type { ticketOfferDue, ticketPassedOnNoticeDue } from '@foyer/contracts/transfer/transfer-messages'
import { openOffer } from '../attendee/passing-on.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { orderMailBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readPassedTicket, readTransfer } from '../store/transfer/transfer-entity.ts'
import type { Context } from '../verb.ts'
import { eventSummary, replyTo } from './event-summary.ts'

/** Offers a ticket to its next holder, unless the offer has ended since. */
export async function sendTicketOffer(ctx: Context, message: Message<typeof ticketOfferDue>): Promise<void> {
  const { transfer_short_id } = message.payload
  const transfer = await readTransfer(transfer_short_id)
  const attendee = transfer && (await readAttendee(transfer.attendee_short_id))
  if (!attendee) return
  const { order_short_id: subject_id, short_id: attendee_short_id, event_id } = attendee
  await sendOnce(ctx, message, { subject_id, attendee_short_id }, async () => {
    const [graph, order] = await Promise.all([readEventGraph(event_id), readOrder(subject_id)])
    if (!graph) return null
    const offer = openOffer(ctx, attendee, graph)
    if (offer?.short_id !== transfer_short_id) return null
    const { renderTicketOffer } = await import('@foyer/emails/attendee/ticket-offer')
    const { email: to, locale } = offer
    const { ticket_title, price_label } = holderIn(graphIn(graph, locale), attendee)
    const rendered = await renderTicketOffer({
      locale,
      event: eventSummary(graph, locale),
      firstName: offer.first_name,
      fromName: shownName(attendee),
      ticketName: [ticket_title, price_label].filter((part) => part !== '').join(' · '),
      expiresAt: offer.expires_at,
      url: siteLinks.transfer(event_id, transfer_short_id),
    })
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted: false })
    return { ...rendered, to, reply_to: replyTo(graph), attachments: [], bounds }
  })
}

/** Tells the holder before that the ticket has another now, in case that somebody else passed it on. */
export async function sendTicketPassedOn(
  ctx: Context,
  message: Message<typeof ticketPassedOnNoticeDue>,
): Promise<void> {
  const { attendee_short_id } = message.payload
  const passed = await readPassedTicket(attendee_short_id)
  if (!passed) return
  const { order_short_id: subject_id, email: to, locale } = passed
  await sendOnce(ctx, message, { subject_id, attendee_short_id }, async () => {
    const [graph, order] = await Promise.all([readEventGraph(passed.event_id), readOrder(subject_id)])
    if (!graph) return null
    const { renderTicketPassedOn } = await import('@foyer/emails/attendee/ticket-passed-on')
    const rendered = await renderTicketPassedOn({
      locale,
      event: eventSummary(graph, locale),
      firstName: passed.first_name,
      toName: passed.to_first_name,
      reference: passed.reference,
    })
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted: false })
    return { ...rendered, to, reply_to: replyTo(graph), attachments: [], bounds }
  })
}
