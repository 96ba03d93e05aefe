import { orderAttendeesChanged, orderCounted } from '@foyer/contracts/order/order-messages'
import type { Context } from '../context.ts'
import { toSend } from '../table/outbox.ts'
import { noCounts } from './completed-order.ts'
import type { OrderItem } from './order-entity.ts'
import type { OrderWrite } from './write-order.ts'

/** The tickets of an order that count: those that were not cancelled on their own. */
export function activeSlots({ slots }: Pick<OrderItem, 'slots'>): OrderItem['slots'] {
  return slots.filter(({ is_cancelled }) => !is_cancelled)
}

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
    after: { ...before, slots, takes },
    pools: pools ?? [],
    messages: [
      toSend(orderAttendeesChanged, { order_short_id: before.short_id }),
      toSend(orderCounted, { ...noCounts(ctx, before), tickets: is_cancelled ? -1 : 1 }),
    ],
  }
}
