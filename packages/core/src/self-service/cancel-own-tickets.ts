import type { PublicOrder } from '@foyer/contracts/order/order'
import { ownRefund } from '@foyer/contracts/self-service/self-service'
import type * as endpoints from '@foyer/contracts/self-service/self-service-endpoints'
import { passedOn, settleAttendee } from '../attendee/change-attendee.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { toPublicOrder } from '../order/get-public-order.ts'
import { type CancelledTicket, cancelledByBuyer } from '../order-state/cancel-by-buyer.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { ownCancellation } from '../settlement/own-cancellation.ts'
import { requestRefund } from '../settlement/request-refund.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

type Body = ParsedInput<typeof endpoints.cancelOwnTickets>['body']

/**
 * Cancels tickets of an order by its link, where the event's rule allows that, and gives back what the buyer was shown, in one write
 * (docs/decisions/0089). Errors: order.not_completed, order.not_cancellable, order.refund_pending, order.cancellation_changed (details:
 * refund); attendee.not_found, .cancelled, .passed_on, .admitted; request.idempotency_conflict.
 */
export async function cancelOwnTickets(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.cancelOwnTickets>,
): Promise<PublicOrder> {
  return untilWritten(async () => {
    const order = await readOrder(params.order_short_id)
    if (wasAnswered(ctx, order, ['cancelOwnTickets', body])) return toPublicOrder(ctx, order)
    const write = await cancellingWrite(ctx, order, body)
    const after = withAnswered(ctx, write.after, ['cancelOwnTickets', body])
    return (await writeOrder({ ...write, after })) === 'written' ? toPublicOrder(ctx, after) : 'lost'
  })
}

async function cancellingWrite(ctx: Context, order: OrderItem, body: Body) {
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  const graph = await readEventGraph(order.event_id)
  if (!graph) throw new AppError('event.not_found')
  const attendees = await readChosen(order, body.attendee_short_ids)
  const offered = ownCancellation(ctx, order, { graph, admitted: new Set() })
  if (!offered) throw new AppError('order.not_cancellable')
  const chosen = attendees.map(({ short_id }) => short_id)
  const { refund } = ownRefund(offered, chosen)
  if (refund > 0 && order.refund_status === 'REFUND_PENDING') throw new AppError('order.refund_pending')
  if (refund !== body.refund) throw new AppError('order.cancellation_changed', { details: { refund } })
  const prices = new Map(offered.tickets.map((ticket) => [ticket.short_id, ticket]))
  const tickets: CancelledTicket[] = attendees.map((attendee) => {
    const { price = 0, fee = 0 } = prices.get(attendee.short_id) ?? {}
    return { attendee, returned: { fee, refund: price - fee } }
  })
  const cancelled = cancelledByBuyer(ctx, order, tickets)
  if (refund === 0) return cancelled
  // The notice of the cancellation names the amount; Stripe's answer brings one more, when the money is on its way.
  const asked = requestRefund(ctx, cancelled.after, { amount: refund, reason: 'REFUND', notify_buyer: true })
  return {
    ...cancelled,
    after: asked.after,
    messages: [...cancelled.messages, ...asked.messages],
    watch: asked.watch,
  }
}

/** The tickets as last written, each of them the buyer's to cancel. */
async function readChosen(order: OrderItem, ids: readonly string[]): Promise<AttendeeItem[]> {
  return Promise.all(
    [...new Set(ids)].map(async (short_id) => {
      const slot = order.slots.find((candidate) =>
        [candidate.short_id, candidate.passed?.short_id].includes(short_id),
      )
      // The buyer gave it away: its holder must not lose it for the buyer's refund.
      if (slot?.passed) throw passedOn(slot.passed)
      const settled = slot && (await settleAttendee(short_id))
      if (!settled) throw new AppError('attendee.not_found')
      const { attendee } = settled
      if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
      if (Object.keys(attendee.check_ins).length > 0) throw new AppError('attendee.admitted')
      return attendee
    }),
  )
}
