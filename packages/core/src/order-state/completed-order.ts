import { orderAttendeesChanged, orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { type Context, nowInstant } from '../context.ts'
import { poolChanges } from '../pool/pool-change.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { toSend } from '../table/outbox.ts'
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

/** What follows from a completed order, each effect once. */
export function completionMessages({ short_id: order_short_id, is_silent, source }: OrderItem) {
  // The verb that made it by hand has counted its emails.
  const is_counted = source === 'MANUAL'
  return [
    toSend(orderAttendeesChanged, { order_short_id }),
    is_silent ? undefined : toSend(orderConfirmationDue, { order_short_id, is_counted }),
  ]
}
