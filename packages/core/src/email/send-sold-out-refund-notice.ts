import type { Message } from '@foyer/contracts/message'
import type { soldOutRefundNoticeDue } from '@foyer/contracts/order/order-messages'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { readOrder } from '../store/order/read-order.ts'

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
      locale: 'en',
      eventTitle: graph.event.title,
      buyerName: `${order.first_name} ${order.last_name}`.trim(),
      orderReference: order.reference,
      orderUrl: siteLinks.managedOrder(order.event_id, order.short_id),
      currency: order.currency,
      amount: order.total,
    })
    return { ...rendered, to: graph.organizer.email, reply_to: '', attachments: [] }
  })
}
