import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import type { Context } from '../context.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { toSend } from '../table/outbox.ts'
import { withMoment } from './with-moment.ts'
import type { OrderWrite } from './write-order.ts'

/** The write that cancels one ticket of a completed order, or makes it valid again; stock moves in the same write (F12). */
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
