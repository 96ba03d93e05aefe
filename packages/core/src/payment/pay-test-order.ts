import type { EndpointAnswer } from '@foyer/contracts/endpoint'
import type { payTestOrder as endpoint } from '@foyer/contracts/payment/payment-endpoints'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { toPublicOrder } from '../order/get-public-order.ts'
import { requireHeld } from '../order/give-order-details.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { declinedWrite, paidWrite } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { outcomeOf, takePaymentQuestion } from './payment-intent.ts'

/**
 * Pays an order of a test event, or declines: what follows is what follows when Stripe says so, and no money moves (docs/decisions/0146).
 * Errors: `payment.not_available` for an order of a real event; those of `requireHeld`; `order.buyer_not_named`.
 */
export async function payTestOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<EndpointAnswer<typeof endpoint>['data']> {
  const request = ['payTestOrder', body]
  const order = await untilWritten(async () => {
    const before = await readOrder(params.order_short_id)
    takePaymentQuestion(ctx, before)
    if (!before.is_test) throw new AppError('payment.not_available')
    if (wasAnswered(ctx, before, request)) return before
    requireHeld(ctx, before)
    if (before.email === '') throw new AppError('order.buyer_not_named')
    const write = body.is_declined ? declinedWrite(ctx, before) : paidWrite(ctx, before)
    const after = withAnswered(ctx, write.after, request)
    return (await writeOrder({ ...write, after })) === 'written' ? readOrder(before.short_id) : 'lost'
  })
  return { outcome: outcomeOf(order), order: await toPublicOrder(ctx, order) }
}
