import { paymentCheckDue } from '@foyer/contracts/payment/payment-messages'
import type { Context } from '../context.ts'
import { cancelIntent, wasFaster } from '../payment/payment-intent.ts'
import { toSend } from '../table/outbox.ts'
import { endedHold } from './ended-hold.ts'
import { isHeld, readOrder } from './read-order.ts'
import { writeOrder } from './write-order.ts'

/** `held`: its time has not come (or a payment is under way); `ended`: it is no longer a hold. */
export type ExpiryOutcome = 'held' | 'ended'

/**
 * Ends a hold whose time is over and gives its tickets back, once: conditional on the order's version. Before, an open
 * payment intent is asked and cancelled; if it turns out to be paid or on its way, the order is settled instead (F2). A
 * payment that was on its way all the time that it may take is waited for no longer (F14); should it come, F1 applies.
 */
export async function expireOrder(ctx: Context, short_id: string): Promise<ExpiryOutcome> {
  const order = await readOrder(short_id)
  if (order.status !== 'RESERVED') return 'ended'
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
  const result = await writeOrder(endedHold(ctx, order))
  return result === 'written' ? 'ended' : expireOrder(ctx, short_id)
}
