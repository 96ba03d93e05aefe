import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { OrderMomentKind } from '@foyer/contracts/order/order'
import {
  orderAttendeesChanged,
  orderCancelledNoticeDue,
  orderConfirmationDue,
} from '@foyer/contracts/order/order-messages'
import { ticketPassedOnNoticeDue } from '@foyer/contracts/transfer/transfer-messages'
import { passChanged } from '@foyer/contracts/wallet/wallet-messages'
import { poolChanges } from '../pool/pool-change.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { type Context, nowInstant, ttlAfterDays } from '../verb.ts'
import type { PassedTicket } from './pass-ticket.ts'
import type { OrderWrite } from './write-order.ts'

/** The write that completes an order with tickets that are held: held → sold, and every effect as a message. */
export function completedOrder(
  ctx: Context,
  before: OrderItem,
  after: OrderItem,
): OrderWrite & { after: OrderItem; messages: NonNullable<OrderWrite['messages']> } {
  return {
    before,
    after: { ...after, status: 'COMPLETED', completed_at: nowInstant(ctx) },
    pools: poolChanges('sell', before.takes),
    messages: completionMessages(after),
  }
}

/** The messages of a completed order, one for each effect. */
export function completionMessages({ short_id: order_short_id, is_silent, source }: OrderItem) {
  // What created it for its organizer has already counted its emails.
  const is_counted = source !== 'ONLINE'
  return [
    toSend(orderAttendeesChanged, { order_short_id }),
    is_silent ? undefined : toSend(orderConfirmationDue, { order_short_id, is_counted }),
  ]
}

/** Cancels a completed order: its tickets return to stock once (F12), and its attendees follow. */
export function cancelledOrder(
  ctx: Context,
  before: OrderItem,
  { notify_buyer }: { notify_buyer: boolean },
): OrderWrite & { after: OrderItem } {
  const order_short_id = before.short_id
  return {
    before,
    after: { ...before, status: 'CANCELLED', cancelled_at: nowInstant(ctx) },
    pools: poolChanges('return', before.takes),
    messages: [
      toSend(orderAttendeesChanged, { order_short_id }),
      notify_buyer
        ? toSend(orderCancelledNoticeDue, { order_short_id, is_counted: before.source !== 'ONLINE' })
        : undefined,
      auditedOrder(ctx, 'order.cancelled', before),
    ],
  }
}

/** Kept as long as Stripe's events, so that a late payment still finds its order. */
const keptDays = 40

/** The write that ends a hold: its tickets return to stock; the order itself vanishes after a while. */
export function endedHold(ctx: Context, before: OrderItem): OrderWrite & { after: OrderItem } {
  return {
    before,
    after: { ...withMoment(ctx, before, 'EXPIRED'), status: 'EXPIRED', ttl: ttlAfterDays(ctx, keptDays) },
    pools: poolChanges('release', before.takes),
  }
}

/** The write that cancels one ticket of a completed order, or reactivates it; stock moves in the same write (F12). */
export function changedTicket(
  ctx: Context,
  before: OrderItem,
  short_id: string,
  {
    is_cancelled,
    takes,
    pools,
  }: { is_cancelled: boolean; takes: OrderItem['takes'] } & Pick<OrderWrite, 'pools'>,
): OrderWrite {
  const slots = before.slots.map((slot) => (slot.short_id === short_id ? { ...slot, is_cancelled } : slot))
  return {
    before,
    after: {
      ...withMoment(ctx, before, is_cancelled ? 'TICKET_CANCELLED' : 'TICKET_REACTIVATED'),
      slots,
      takes,
    },
    pools: pools ?? [],
    messages: [toSend(orderAttendeesChanged, { order_short_id: before.short_id })],
  }
}

/** The write that gives one ticket of a completed order its next holder, in the same slot: no stock moves (F12). */
export function passedTicket(ctx: Context, before: OrderItem, passed: PassedTicket): OrderWrite {
  const { short_id, reference } = passed.to
  const { passed_on_at } = passed.left
  const first = { short_id: passed.left.short_id, reference: passed.left.reference, passed_on_at }
  const slots = before.slots.map((slot) =>
    slot.short_id === passed.from.short_id
      ? { ...slot, short_id, reference, passed: slot.passed ?? first }
      : slot,
  )
  return {
    before,
    after: { ...withMoment(ctx, before, 'TICKET_PASSED_ON'), slots },
    passed,
    messages: [
      // The new holder's address finds the order from now on.
      toSend(orderAttendeesChanged, { order_short_id: before.short_id }),
      toSend(ticketEmailDue, { attendee_short_id: short_id }),
      toSend(ticketPassedOnNoticeDue, { attendee_short_id: passed.from.short_id }),
      // Wallets that keep the former ticket make it void.
      toSend(passChanged, { attendee_short_id: passed.from.short_id }),
      auditedOrder(ctx, 'order.ticket_passed_on', before),
    ],
  }
}

/** How many of the latest are kept: an item must not grow without limit. */
const most = 100

/** The order with one more thing that happened to it; belongs into the write that does it. */
export function withMoment(ctx: Context, order: OrderItem, kind: OrderMomentKind): OrderItem {
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.user_id : null
  const moment = { kind, at: nowInstant(ctx), user_id }
  return { ...order, history: [...(order.history ?? []), moment].slice(-most) }
}
