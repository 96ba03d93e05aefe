import { paymentCheckDue } from '@foyer/contracts/payment/payment-messages'
import { endedHold } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { isHeld, readOrder } from '../store/order/order-entity.ts'
import { cancelIntent, wasFaster } from '../stripe/payment-intent.ts'
import { toSend, untilWritten } from '../table/write.ts'
import type { Context } from '../verb.ts'

/**
 * `held`: its time has not come (or a payment is under way); `ended`: by this call; `over`: it was no longer a hold.
 */
export type ExpiryOutcome = 'held' | 'ended' | 'over'

/**
 * Ends a hold past its deadline and gives its tickets back, once: conditional on the order's version. Before, an open
 * payment intent is asked and cancelled; if it turns out to be paid or on its way, the order is settled instead (F2).
 * A payment that has used all the time that it may take is no longer waited for (F14); if it comes, F1 applies.
 */
export function expireOrder(ctx: Context, short_id: string): Promise<ExpiryOutcome> {
  return untilWritten(() => expireOnce(ctx, short_id))
}

async function expireOnce(ctx: Context, short_id: string): Promise<ExpiryOutcome | 'lost'> {
  const order = await readOrder(short_id)
  if (order.status !== 'RESERVED') return 'over'
  if (isHeld(order, ctx.now)) return 'held'
  if (order.payment_intent_id !== null) {
    const intent = await cancelIntent(order)
    const isTooSlow = intent.status === 'processing' && order.payment_status === 'PROCESSING'
    if (wasFaster(order, intent) && !isTooSlow) {
      await writeOrder({
        before: order,
        after: order,
        messages: [toSend(paymentCheckDue, { order_short_id: short_id })],
      })
      return 'held'
    }
  }
  return (await writeOrder(endedHold(ctx, order))) === 'written' ? 'ended' : 'lost'
}
