import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resendOrderConfirmation as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireDeliverable } from '../email/suppressed-address.ts'
import { requireEvent } from '../event/require-event.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'
import { readOrderOfEvent } from './read-order.ts'
import { writeOrder } from './write-order.ts'

/**
 * Sends the confirmation of a completed order again, to the address that stands there now (F18).
 * Errors: event.not_found, order.not_found, order.not_completed, email.suppressed.
 */
export async function resendOrderConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  await untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
    await requireDeliverable(order.email)
    const messages = [toSend(orderConfirmationDue, { order_short_id: order.short_id })]
    return writeOrder({ before: order, after: order, messages })
  })
}
