import { orderAttendeesChanged, orderCancelledNoticeDue } from '@foyer/contracts/order/order-messages'
import { ticketsCancelledNoticeDue } from '@foyer/contracts/self-service/self-service-messages'
import { poolChanges, takeOfOne } from '../pool/pool-change.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import type { OrderItem, OrderSlot } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, nowInstant } from '../verb.ts'
import { withMoment } from './order-states.ts'
import type { OrderWrite } from './write-order.ts'

/** A ticket that its buyer cancels, as it was read, and what comes back for it and is kept of it, minor units. */
export interface CancelledTicket {
  attendee: AttendeeItem
  returned: NonNullable<OrderSlot['returned']>
}

/**
 * The write by which a buyer cancels tickets of a completed order: their stock returns once (F12), and an order without any other
 * ticket ends. One email for each person.
 */
export function cancelledByBuyer(
  ctx: Context,
  before: OrderItem,
  tickets: readonly CancelledTicket[],
): OrderWrite & { after: OrderItem; messages: NonNullable<OrderWrite['messages']> } {
  const returned = new Map(tickets.map((ticket) => [ticket.attendee.short_id, ticket.returned]))
  const slots = before.slots.map((slot) => {
    const paid = returned.get(slot.short_id)
    return paid ? { ...slot, returned: together(slot.returned, paid) } : slot
  })
  const isAll = slots.every(({ short_id, is_cancelled }) => is_cancelled || returned.has(short_id))
  const noted = withMoment(ctx, { ...before, slots }, 'CANCELLED_BY_BUYER')
  const { left, gone } = takesWithout(before, returned)
  const after: OrderItem = isAll
    ? { ...noted, status: 'CANCELLED', cancelled_at: nowInstant(ctx) }
    : {
        ...noted,
        slots: slots.map((slot) => (returned.has(slot.short_id) ? { ...slot, is_cancelled: true } : slot)),
        takes: left,
      }
  return {
    before,
    after,
    pools: poolChanges('return', isAll ? before.takes : gone),
    ending: tickets.map(({ attendee }) => attendee),
    messages: [
      toSend(orderAttendeesChanged, { order_short_id: before.short_id }),
      ...notices(before, tickets, isAll),
      auditedOrder(ctx, 'order.cancelled_by_buyer', before, sumOf(tickets)),
    ],
  }
}

function together(earlier: OrderSlot['returned'], { fee, refund }: CancelledTicket['returned']) {
  return { fee: (earlier?.fee ?? 0) + fee, refund: (earlier?.refund ?? 0) + refund }
}

/** What the order keeps of what it took, and what goes with these tickets. */
function takesWithout({ slots, takes }: OrderItem, ending: ReadonlyMap<string, unknown>) {
  let left = takes
  const gone = slots
    .filter(({ short_id }) => ending.has(short_id))
    .flatMap(({ price_id }) => {
      const parts = takeOfOne(left, price_id)
      left = parts.left
      return parts.one
    })
  return { left, gone }
}

/** The buyer hears of the whole order, or of the tickets; each guest of theirs. */
function notices(
  { short_id: order_short_id, email }: OrderItem,
  tickets: readonly CancelledTicket[],
  isAll: boolean,
) {
  const cancelled = (is_buyer: boolean, theirs: readonly CancelledTicket[]) => {
    const attendee_short_ids = theirs.map(({ attendee }) => attendee.short_id)
    return toSend(ticketsCancelledNoticeDue, { order_short_id, is_buyer, attendee_short_ids })
  }
  const byAddress = Map.groupBy(tickets, ({ attendee }) => attendee.email)
  byAddress.delete(email)
  return [
    isAll ? toSend(orderCancelledNoticeDue, { order_short_id }) : cancelled(true, tickets),
    ...[...byAddress.values()].map((theirs) => cancelled(false, theirs)),
  ]
}

const sumOf = (tickets: readonly CancelledTicket[]) =>
  tickets.reduce((sum, { returned }) => sum + returned.refund, 0)
