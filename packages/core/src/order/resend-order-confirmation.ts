import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { resendOrderConfirmation as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { requireResending } from '../mail/require-mailing.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { readOrderOfEvent } from '../store/order/read-order.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'

/**
 * Sends the confirmation of a completed order again, to the address that stands there now (F18).
 * Errors: event.not_found, order.not_found, order.not_completed, email.suppressed, those of
 * `requireResending`.
 */
export async function resendOrderConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { account_id } = await requireEvent(ctx, params.event_id, 'order.manage')
  const read = () => readCompleted(params)
  await requireDeliverable((await read()).email)
  await requireResending(ctx, account_id, params.order_short_id)
  await untilWritten(async () => {
    const order = await read()
    const messages = [toSend(orderConfirmationDue, { order_short_id: order.short_id, is_counted: true })]
    return writeOrder({ before: order, after: order, messages })
  })
}

async function readCompleted({ event_id, order_short_id }: ParsedInput<typeof endpoint>['params']) {
  const order = await readOrderOfEvent(event_id, order_short_id)
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  return order
}
