import type { EmailKind } from '@foyer/contracts/email/email'
import type { Message } from '@foyer/contracts/message'
import type {
  orderCancelledNoticeDue,
  orderConfirmationDue,
  orderRefundedNoticeDue,
  paymentFailedNoticeDue,
} from '@foyer/contracts/order/order-messages'
import type { RenderedEmail } from '@foyer/emails/layout/render-email'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { readEventGraphIn } from '../event-graph/graph-in.ts'
import { orderIn } from '../event-graph/names-in.ts'
import { orderMailBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { EmailAttachment } from '../mail/ses.ts'
import { siteLinks } from '../site-links.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { isHeld, type OrderItem, readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { eventSummary, orderAmounts, orNull, replyTo, ticketFiles } from './event-summary.ts'
import { mailedTickets, ticketCodes, ticketLink } from './mailed-tickets.ts'

/** Confirms the order to the buyer and brings the buyer's own tickets; those of guests as links. */
export function sendOrderConfirmation(
  ctx: Context,
  message: Message<typeof orderConfirmationDue>,
): Promise<void> {
  return sendToBuyer(ctx, message, async (order, graph) => {
    // It may have waited for days (docs/decisions/0074).
    if (order.status === 'CANCELLED') return null
    const { renderOrderConfirmation } = await import('@foyer/emails/order/order-confirmation')
    // A ticket that was passed on is for its new holder alone (docs/decisions/0085).
    const holders = (await readOrderAttendees(order)).filter(
      ({ status, passed_on_at }) => status !== 'CANCELLED' && !passed_on_at,
    )
    // The buyer's own tickets come with it: one address gets one email for one order (docs/decisions/0040).
    const own = holders.filter(({ email }) => email === order.email)
    const guests = holders.filter(({ email }) => email !== order.email)
    const { locale, event_id, reference: order_reference } = order
    const rendered = await renderOrderConfirmation({
      ...common(order, graph),
      orderUrl: siteLinks.order(event_id, order.short_id),
      orderedAt: order.created_at,
      amounts: orderAmounts(order),
      tickets: mailedTickets(own, event_id),
      guestTickets: guests.map((guest) => ticketLink(guest, event_id)),
      termsUrl: order.accepted_terms?.url ?? null,
      connectionDetailsHtml: orNull(graph.settings.online_event_connection_details),
      footerMessageHtml: orNull(graph.settings.email_footer_message),
    })
    if (own.length === 0) return rendered
    const files = await ticketFiles({ locale, order_reference, holders: own }, graph)
    return { ...rendered, attachments: [...(await ticketCodes(own)), ...files] }
  })
}

/**
 * Tells the buyer that a payment did not go through, unless the order was paid, or is being paid, since. A buyer who saw it hears of
 * it only while the tickets are still held (docs/product.md#messages-and-email).
 */
export function sendPaymentFailed(
  ctx: Context,
  message: Message<typeof paymentFailedNoticeDue>,
): Promise<void> {
  return sendToBuyer(ctx, message, async (order, graph) => {
    const isStillHeld = isHeld(order, ctx.now)
    if (!isOpenFailure(order, message.payload)) return null
    if (!isStillHeld && !message.payload.was_processing) return null
    const { renderPaymentFailed } = await import('@foyer/emails/payment/payment-failed')
    return renderPaymentFailed({
      ...common(order, graph),
      currency: order.currency,
      amount: order.total,
      heldUntil: isStillHeld ? order.reserved_until : null,
      url: isStillHeld ? siteLinks.payment(order.event_id, order.short_id) : siteLinks.event(graph.event),
    })
  })
}

/** Whether the payment still counts as failed, without a later failure that has its own email. */
function isOpenFailure(
  { status, payment_status, history = [] }: OrderItem,
  { failed_at }: Message<typeof paymentFailedNoticeDue>['payload'],
): boolean {
  if (status === 'COMPLETED' || payment_status !== 'PAYMENT_FAILED') return false
  const latest = history.findLast(({ kind }) => kind === 'PAYMENT_FAILED')
  return !failed_at || !latest || latest.at === failed_at
}

/** Tells the buyer that the order no longer counts (specification §4: cancelling notifies the owner). */
export function sendOrderCancelled(
  ctx: Context,
  message: Message<typeof orderCancelledNoticeDue>,
): Promise<void> {
  return sendToBuyer(ctx, message, async (order, graph) => {
    const { renderOrderCancelled } = await import('@foyer/emails/order/order-cancelled')
    const pending = order.refunds.filter(({ status }) => status === 'PENDING')
    return renderOrderCancelled({
      ...common(order, graph),
      orderUrl: siteLinks.order(order.event_id, order.short_id),
      ticketCount: order.slots.length,
      currency: order.currency,
      refundAmount: pending.reduce((sum, { amount }) => sum + amount, 0),
    })
  })
}

/**
 * Tells the buyer that money is on its way back; because the tickets were gone when it came, or because the organizer
 * refunded it.
 */
export function sendOrderRefunded(
  ctx: Context,
  message: Message<typeof orderRefundedNoticeDue>,
): Promise<void> {
  const { amount, reason } = message.payload
  return sendToBuyer(ctx, message, async (order, graph) => {
    if (reason === 'SOLD_OUT') {
      const { renderOrderRefundedSoldOut } = await import('@foyer/emails/order/order-refunded-sold-out')
      const eventUrl = siteLinks.event(graph.event)
      return renderOrderRefundedSoldOut({
        ...common(order, graph),
        eventUrl,
        currency: order.currency,
        amount,
      })
    }
    const { renderOrderRefunded } = await import('@foyer/emails/order/order-refunded')
    return renderOrderRefunded({
      ...common(order, graph),
      orderUrl: siteLinks.order(order.event_id, order.short_id),
      currency: order.currency,
      refundAmount: amount,
      refundedTotal: order.refunded_total,
      orderTotal: order.total,
    })
  })
}

function common(order: OrderItem, graph: EventGraph) {
  return {
    locale: order.locale,
    event: eventSummary(graph, order.locale),
    buyerFirstName: order.first_name,
    orderReference: order.reference,
  }
}

async function sendToBuyer(
  ctx: Context,
  message: Message & { name: EmailKind; payload: { order_short_id: string; is_counted?: boolean } },
  render: (
    order: OrderItem,
    graph: EventGraph,
  ) => Promise<(RenderedEmail & { attachments?: EmailAttachment[] }) | null>,
): Promise<void> {
  const { order_short_id, is_counted: isCounted = false } = message.payload
  await sendOnce(ctx, message, { subject_id: order_short_id }, async () => {
    const order = await readOrder(order_short_id)
    const graph = await readEventGraphIn(order.event_id, order.locale)
    if (!graph) return null
    const rendered = await render(orderIn(graph, order), graph)
    const { email: to } = order
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted })
    return rendered && { attachments: [], ...rendered, to, reply_to: replyTo(graph), bounds }
  })
}
