import type { PublicOrder } from '@foyer/contracts/order/order'
import { cancelOrder } from '@foyer/core/order/cancel-order'
import { refundOrder } from '@foyer/core/order/refund-order'
import { makeRefund } from '@foyer/core/settlement/make-refund'
import { readOrder } from '@foyer/core/store/order/order-entity'
import type { DemoOwner } from './demo-account.ts'
import type { DemoFate } from './plan-sales.ts'

/** Does what the organizer later did with an order: cancels it, or refunds money. No email is sent. */
export async function changeOrder(
  owner: DemoOwner,
  order: PublicOrder,
  { fate, at }: { fate: DemoFate; at: Date },
): Promise<void> {
  const ctx = owner(at)
  const params = { event_id: order.event_id, order_short_id: order.short_id }
  if (fate === 'cancelled' || (fate !== 'kept' && order.total === 0)) {
    await cancelOrder(ctx, { params, body: { refund: true, notify_buyer: false } })
  } else if (fate !== 'kept') {
    const amount = fate === 'refunded' ? order.total : Math.ceil(order.total / 2)
    await refundOrder(ctx, {
      params,
      body: { amount, notify_buyer: false, cancel_order: fate === 'refunded' },
    })
  }
  const { refunds } = await readOrder(order.short_id)
  for (const { id } of refunds) await makeRefund(ctx, order.short_id, id)
}
