import { orderAttendeesChanged, orderCancelledNoticeDue } from '@foyer/contracts/order/order-messages'
import { type Context, nowInstant } from '../context.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { auditedOrder } from '../store/audit/audited-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { toSend } from '../table/outbox.ts'
import type { OrderWrite } from './write-order.ts'

/** The write by which somebody cancels a completed order: its tickets return to stock once (F12), its attendees follow. */
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
        ? toSend(orderCancelledNoticeDue, { order_short_id, is_counted: before.source === 'MANUAL' })
        : undefined,
      auditedOrder(ctx, 'order.cancelled', before),
    ],
  }
}
