import type { Order, OrderMoment } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import type * as endpoints from '@foyer/contracts/order/order-endpoints'
import { orderAttendeesChanged, orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { requireEvent } from '../event-graph/event-graph.ts'
import { requireNameKept } from '../event-graph/require-name-kept.ts'
import { requireResending } from '../mail/require-mailing.ts'
import { readOrderEmails, requireDeliverable } from '../mail/suppressed-address.ts'
import { withMoment } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { type OrderItem, readOrder, readOrderOfEvent } from '../store/order/order-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { readUserNames } from '../user/account-users.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { toSharedOrder } from './get-public-order.ts'

/** An order of the caller's event. */
export async function getOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getOrder>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return toOrder(await readOrderOfEvent(params.event_id, params.order_short_id))
}

/**
 * Corrects the buyer's name, email and language, and the organizer's notes. Takes no stock and sends nothing (F12). The
 * details of a held order belong to the buyer, and an order without a named buyer has none to correct.
 */
export async function updateOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateOrder>,
): Promise<Order> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return untilWritten(async () => {
    const order = await readOrderOfEvent(params.event_id, params.order_short_id)
    if (order.status === 'RESERVED' || order.email === '') throw new AppError('order.not_completed')
    const after = await edited(ctx, order, body)
    const isMoved = after.email !== order.email
    const messages = isMoved ? [toSend(orderAttendeesChanged, { order_short_id: order.short_id })] : []
    const result = await writeOrder({ before: order, after, messages })
    return result === 'written' ? orderNow(order.short_id) : 'lost'
  })
}

/** The order as corrected; what was really changed is remembered, the notes apart from the buyer's details. */
async function edited(
  ctx: Context,
  order: OrderItem,
  body: ParsedInput<typeof endpoints.updateOrder>['body'],
): Promise<OrderItem> {
  const fields = changed(ctx, updateOrderBody, order, body)
  await requireNameKept(order, fields)
  const next = { ...order, ...fields, locale: fields.locale ?? order.locale }
  const isChanged = (names: readonly (keyof typeof fields)[]) =>
    names.some((name) => next[name] !== order[name])
  const details = isChanged(['first_name', 'last_name', 'email', 'locale'])
    ? withMoment(ctx, next, 'EDITED')
    : next
  return isChanged(['notes']) ? withMoment(ctx, details, 'NOTES_CHANGED') : details
}

/** Sends the confirmation of a completed order again, to the current address (F18). */
export async function resendOrderConfirmation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.resendOrderConfirmation>,
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

async function readCompleted({
  event_id,
  order_short_id,
}: ParsedInput<typeof endpoints.resendOrderConfirmation>['params']) {
  const order = await readOrderOfEvent(event_id, order_short_id)
  if (order.status !== 'COMPLETED') throw new AppError('order.not_completed')
  return order
}

/** The order as it is stored now, with what a write noted. */
export async function orderNow(short_id: string): Promise<Order> {
  return toOrder(await readOrder(short_id))
}

/** The order as its organizer sees it, with its attendees and all emails about it. */
export async function toOrder(order: OrderItem): Promise<Order> {
  const [shared, emails, history] = await Promise.all([
    toSharedOrder(order),
    readOrderEmails(order.short_id),
    readHistory(order),
  ])
  return { ...shared, emails, history }
}

/** What happened to an order, with the current names of the people who did it. */
export async function readHistory({ account_id, history = [] }: OrderItem): Promise<OrderMoment[]> {
  const names = await readUserNames(
    account_id,
    history.flatMap(({ user_id }) => user_id ?? []),
  )
  return history.map(({ user_id, ...moment }) => ({ ...moment, by: names.get(user_id ?? '') ?? null }))
}
