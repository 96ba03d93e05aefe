import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Order } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { updateOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { withMoment } from '../order-state/with-moment.ts'
import { writeOrder } from '../order-state/write-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { readOrderOfEvent } from '../store/order/read-order.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { toOrder } from './to-order.ts'

/**
 * Corrects the buyer's name, email and language, and the organizer's notes; takes no stock and sends nothing (F12). While
 * an order is held its details are the buyer's own, and one without a named buyer has none to correct.
 * Errors: those of `changed`, event.not_found, order.not_found, order.not_completed.
 */
export async function updateOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (order.status === 'RESERVED' || order.email === '') throw new AppError('order.not_completed')
    const after = edited(ctx, order, body)
    return (await writeOrder({ before: order, after })) === 'written' ? toOrder(after) : 'lost'
  })
}

/** The order as corrected; what was really changed is remembered, the notes apart from the buyer's details. */
function edited(ctx: Context, order: OrderItem, body: ParsedInput<typeof endpoint>['body']): OrderItem {
  const fields = changed(ctx, updateOrderBody, order, body)
  const next = { ...order, ...fields, locale: fields.locale ?? order.locale }
  const isChanged = (names: readonly (keyof typeof fields)[]) =>
    names.some((name) => next[name] !== order[name])
  const details = isChanged(['first_name', 'last_name', 'email', 'locale'])
    ? withMoment(ctx, next, 'EDITED')
    : next
  return isChanged(['notes']) ? withMoment(ctx, details, 'NOTES_CHANGED') : details
}
