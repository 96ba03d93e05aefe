import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { abandonOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { endedHold } from '../order-state/ended-hold.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { closePayment } from '../settlement/close-payment.ts'
import { readOrder } from '../store/order/read-order.ts'
import { untilWritten } from '../table/until-written.ts'

/**
 * Gives a buyer's held tickets back at once. An order that has ended stays as it is; one that is being paid is not
 * abandoned. Errors: order.already_completed, request.idempotency_conflict.
 */
export async function abandonOrder(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(params.order_short_id)
    if (wasAnswered(ctx, order, 'abandonOrder') || order.status === 'EXPIRED') return 'written'
    if (order.status !== 'RESERVED') throw new AppError('order.already_completed')
    await closePayment(ctx, order)
    const ended = endedHold(ctx, order)
    return writeOrder({ ...ended, after: withAnswered(ctx, ended.after, 'abandonOrder') })
  })
}
