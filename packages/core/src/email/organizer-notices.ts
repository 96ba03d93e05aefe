import type { Message } from '@foyer/contracts/message'
import type { OrderDispute } from '@foyer/contracts/order/order-dispute'
import type { disputeNoticeDue, soldOutRefundNoticeDue } from '@foyer/contracts/order/order-messages'
import { shownName } from '@foyer/contracts/person-name'
import type { DisputeNews } from '@foyer/emails/order/dispute-notice'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readOwner } from '../store/user/user-entity.ts'
import type { Context } from '../verb.ts'

/**
 * Tells the organizer that a buyer's bank disputes a payment, or what it has decided (F31). News that is outdated
 * when its turn comes is not sent; the news after it is.
 */
export async function sendDisputeNotice(
  ctx: Context,
  message: Message<typeof disputeNoticeDue>,
): Promise<void> {
  const { order_short_id, stripe_dispute_id, status } = message.payload
  await sendOnce(ctx, message, { subject_id: order_short_id }, async () => {
    const order = await readOrder(order_short_id)
    const graph = await readEventGraph(order.event_id)
    const dispute = order.disputes?.find(({ id }) => id === stripe_dispute_id)
    if (!graph || !dispute || !isStillSo(dispute, status)) return null
    const { renderDisputeNotice } = await import('@foyer/emails/order/dispute-notice')
    const rendered = await renderDisputeNotice({
      locale: await organizersLocale(graph),
      news: newsOf(dispute, status),
      eventTitle: graph.event.title,
      buyerName: shownName(order),
      orderReference: order.reference,
      orderUrl: siteLinks.managedOrder(order.event_id, order.short_id),
      currency: order.currency,
      amount: dispute.amount,
      dueAt: status === 'NEEDS_RESPONSE' ? dispute.due_at : null,
      hasEndedTickets: order.status === 'CANCELLED',
    })
    return { ...rendered, to: graph.organizer.email, reply_to: '', attachments: [] }
  })
}

function isStillSo(dispute: OrderDispute, told: OrderDispute['status']): boolean {
  return told === 'NEEDS_RESPONSE' ? dispute.closed_at === null : dispute.status === told
}

function newsOf({ is_inquiry }: OrderDispute, told: OrderDispute['status']): DisputeNews {
  if (told === 'WON') return 'won'
  if (told === 'LOST') return 'lost'
  if (told === 'CLOSED') return 'closed'
  return is_inquiry ? 'inquiry' : 'opened'
}

/** An organizer's address has no language of its own: its readers work in the account of this owner. */
async function organizersLocale({ event }: EventGraph): Promise<string> {
  return (await readOwner(event.account_id))?.locale ?? 'en'
}

/** Tells the organizer that a payment came when its tickets were gone, and was refunded (F1). */
export async function sendSoldOutRefundNotice(
  ctx: Context,
  message: Message<typeof soldOutRefundNoticeDue>,
): Promise<void> {
  const { order_short_id } = message.payload
  await sendOnce(ctx, message, { subject_id: order_short_id }, async () => {
    const order = await readOrder(order_short_id)
    const graph = await readEventGraph(order.event_id)
    if (!graph) return null
    const { renderSoldOutRefundNotice } = await import('@foyer/emails/order/sold-out-refund-notice')
    const rendered = await renderSoldOutRefundNotice({
      locale: await organizersLocale(graph),
      eventTitle: graph.event.title,
      buyerName: shownName(order),
      orderReference: order.reference,
      orderUrl: siteLinks.managedOrder(order.event_id, order.short_id),
      currency: order.currency,
      amount: order.total,
    })
    return { ...rendered, to: graph.organizer.email, reply_to: '', attachments: [] }
  })
}
