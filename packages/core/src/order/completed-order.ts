import {
  orderAttendeesChanged,
  orderConfirmationDue,
  orderCounted,
} from '@foyer/contracts/order/order-messages'
import { type Context, nowInstant } from '../context.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { toSend } from '../table/outbox.ts'
import type { OrderItem } from './order-entity.ts'
import type { OrderWrite } from './write-order.ts'

/** The write that completes an order whose tickets are held: held → sold, and every effect as a message. */
export function completedOrder(
  ctx: Context,
  before: OrderItem,
  after: OrderItem,
): OrderWrite & { after: OrderItem; messages: NonNullable<OrderWrite['messages']> } {
  return {
    before,
    after: { ...after, status: 'COMPLETED', completed_at: nowInstant(ctx) },
    pools: poolChanges('sell', before.takes),
    messages: completionMessages(ctx, after),
  }
}

/** What follows from a completed order, each effect once. */
export function completionMessages(ctx: Context, order: OrderItem) {
  const order_short_id = order.short_id
  return [
    toSend(orderAttendeesChanged, { order_short_id }),
    order.is_silent ? undefined : toSend(orderConfirmationDue, { order_short_id }),
    toSend(orderCounted, {
      ...noCounts(ctx, order),
      orders: 1,
      tickets: order.slots.length,
      gross: order.total,
      tax: order.tax_total,
      fee: order.fee_total,
      attendees_listed: order.slots.length,
    }),
  ]
}

/** A count of nothing, to be overwritten in part. */
export function noCounts(ctx: Context, order: OrderItem) {
  const date = nowInstant(ctx).slice(0, 10)
  const sums = { orders: 0, tickets: 0, gross: 0, tax: 0, fee: 0, refunded: 0 }
  return { event_id: order.event_id, date, ...sums, orders_listed: 0, attendees_listed: 0 }
}
