import type { Message } from '@foyer/contracts/message'
import type {
  addressChangedNoticeDue,
  ticketsCancelledNoticeDue,
} from '@foyer/contracts/self-service/self-service-messages'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { orderMailBounds } from '../mail/mail-bounds.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readAttendee, readAttendees } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { eventSummary, replyTo } from './event-summary.ts'

/** Tells the address before that emails about an order or a ticket go elsewhere (docs/decisions/0089). */
export async function sendAddressChanged(
  ctx: Context,
  message: Message<typeof addressChangedNoticeDue>,
): Promise<void> {
  const { order_short_id: subject_id, attendee_short_id, changed_at } = message.payload
  const order = await readOrder(subject_id)
  const changed = attendee_short_id ? await readAttendee(attendee_short_id) : order
  const left = changed?.former_addresses?.find((former) => former.changed_at === changed_at)
  if (!changed || !left) return
  const { reference, first_name: firstName, locale, email } = changed
  const subject = attendee_short_id ? { subject_id, attendee_short_id } : { subject_id }
  await sendOnce(ctx, message, subject, async () => {
    const graph = await readEventGraph(order.event_id)
    if (!graph) return null
    const { renderAddressChanged } = await import('@foyer/emails/attendee/address-changed')
    const event = eventSummary(graph, locale)
    const rendered = await renderAddressChanged({ locale, event, firstName, reference, to: masked(email) })
    const bounds = orderMailBounds(ctx, order, { to: left.email, kind: message.name, isCounted: false })
    return { ...rendered, to: left.email, reply_to: replyTo(graph), attachments: [], bounds }
  })
}

/** The former address may be a stranger's, who only happened to get the tickets: "n…@example.com". */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…')
}

/** Tells the buyer, or a guest, of tickets that the buyer has cancelled. */
export async function sendTicketsCancelled(
  ctx: Context,
  message: Message<typeof ticketsCancelledNoticeDue>,
): Promise<void> {
  const { order_short_id: subject_id, is_buyer, attendee_short_ids } = message.payload
  await sendOnce(ctx, message, { subject_id }, async () => {
    const order = await readOrder(subject_id)
    const [graph, attendees] = await Promise.all([
      readEventGraph(order.event_id),
      readAttendees(attendee_short_ids),
    ])
    const cancelled = attendee_short_ids.flatMap((id) => attendees.get(id) ?? [])
    const [first] = cancelled
    if (!graph || !first) return null
    const { email: to, first_name: firstName, locale } = is_buyer ? order : first
    const { renderTicketsCancelled } = await import('@foyer/emails/attendee/tickets-cancelled')
    const { refunds, currency } = order
    const pending = is_buyer ? refunds.filter(({ status }) => status === 'PENDING') : []
    const rendered = await renderTicketsCancelled({
      ...{ locale, firstName, currency },
      event: eventSummary(graph, locale),
      references: cancelled.map(({ reference }) => reference),
      refundAmount: pending.reduce((sum, { amount }) => sum + amount, 0),
    })
    const bounds = orderMailBounds(ctx, order, { to, kind: message.name, isCounted: false })
    return { ...rendered, to, reply_to: replyTo(graph), attachments: [], bounds }
  })
}
