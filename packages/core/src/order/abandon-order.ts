import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { abandonOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { closePayment } from '../payment/close-payment.ts'
import { endedHold } from './ended-hold.ts'
import { readOrder } from './read-order.ts'
import { writeOrder } from './write-order.ts'

/**
 * Gives a buyer's held tickets back at once. An order that has ended stays as it is; one that is being paid is not
 * abandoned. Error: order.already_completed.
 */
export async function abandonOrder(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const order = await readOrder(params.order_short_id)
  if (order.status === 'EXPIRED') return
  if (order.status !== 'RESERVED') throw new AppError('order.already_completed')
  await closePayment(ctx, order)
  const result = await writeOrder(endedHold(ctx, order))
  if (result !== 'written') await abandonOrder(ctx, { params })
}
