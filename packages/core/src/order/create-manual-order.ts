import type { Order } from '@foyer/contracts/order/order'
import type { CreateManualOrderBody } from '@foyer/contracts/order/order-bodies'
import type { createManualOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { type EventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { poolWants, takeFromEvent } from '../hold/take-from-event.ts'
import { withMailing } from '../mail/require-mailing.ts'
import { requireInSteps } from '../money-text.ts'
import { completionMessages } from '../order-state/order-states.ts'
import { writeTaking } from '../order-state/write-order.ts'
import { poolChanges } from '../pool/pool-change.ts'
import { checkMaximum, findPrice, type OrderLines, toOrderLines } from '../price/order-lines.ts'
import { priceOrder } from '../price/price-order.ts'
import { writeAttendees } from '../store/attendee/write-attendees.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { type OrderItem, readOrdersNow } from '../store/order/order-entity.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { toOrder } from './get-order.ts'
import { newOrder, orderOnce, withTakes } from './new-order.ts'

/**
 * Creates an order manually, complete at once: paid outside Foyer, or free. It takes from the same pools as every
 * other, has taxes and fees as usual, and is counted; it cannot be refunded (specification §5). The same
 * Idempotency-Key gives the same order (F8). It is emailed unless told otherwise, within the account's budget
 * (docs/decisions/0040). Errors: event.not_found, those of `manualLines` and `withMailing`, order.sold_out,
 * order.too_large, request.invalid, request.idempotency_conflict.
 */
export async function createManualOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Order> {
  const { account_id } = await requireEvent(ctx, params.event_id, 'order.manage')
  const { event_id } = params
  const order = await orderOnce(ctx, { scope: `manual-order/${event_id}`, body }, (key) => {
    const mails = body.notify_buyer ? addressesOf(body) : 0
    return withMailing(ctx, { account_id, mails }, () => sell(ctx, event_id, { body, ...key }))
  })
  const stored = await readOrdersNow([order.short_id])
  return toOrder(stored.get(order.short_id) ?? order)
}

/** How many addresses an order is emailed to: each gets one email, with everything for it. */
function addressesOf({ email, attendees = [] }: CreateManualOrderBody): number {
  return new Set([email, ...attendees.map((holder) => holder.email)].map(addressHash)).size
}

interface Request {
  body: CreateManualOrderBody
  short_id: string
  request_hash: string
}

function planOf(ctx: Context, graph: EventGraph, { body, short_id, request_hash }: Request) {
  const { lines: requested, notify_buyer, attendees: _named, ...buyer } = body
  const lines = manualLines(graph, requested)
  const priced = priceOrder(lines.toPrice, graph.event.currency)
  const begun = newOrder(ctx, { graph, lines, priced, short_id, request_hash, locale: body.locale })
  const isPaid = begun.total > 0
  const order: OrderItem = {
    ...begun,
    ...buyer,
    source: 'MANUAL',
    payment_provider: isPaid ? 'OFFLINE' : null,
    payment_status: isPaid ? 'PAYMENT_RECEIVED' : 'NO_PAYMENT_REQUIRED',
    status: 'COMPLETED',
    completed_at: nowInstant(ctx),
    is_silent: !notify_buyer,
  }
  let attending: Promise<unknown> | undefined
  return {
    wants: poolWants(graph, lines),
    order,
    /** Its attendees, written once: not again where a shard was busy. */
    attend: () => {
      attending ??= writeAttendees(ctx, order, holdersOf(order, body))
      return attending
    },
  }
}

/** Takes the tickets and writes the order with them; null when an order with its id is there already. */
async function sell(ctx: Context, event_id: string, request: Request): Promise<OrderItem | null> {
  const taken = await takeFromEvent(ctx, event_id, {
    plan: (graph) => planOf(ctx, graph, request),
    write: async ({ order, attend }, takes, holds) => {
      await attend()
      return writeTaking({
        before: null,
        after: withTakes(order, takes),
        pools: [...holds, ...poolChanges('sell', takes)],
        messages: [...completionMessages(order), auditedOrder(ctx, 'order.created_by_hand', order)],
      })
    },
  })
  return taken === 'lost' ? null : withTakes(taken.plan.order, taken.takes)
}

/** Who each ticket is for: those named, in the order of the lines, else the buyer. */
function holdersOf(order: OrderItem, { attendees, ...body }: CreateManualOrderBody) {
  if (attendees && attendees.length !== order.slots.length) {
    throw new AppError('request.invalid', {
      errors: { attendees: ['Enter a name for every ticket, or for none.'] },
    })
  }
  const { first_name, last_name, email } = body
  return order.slots.map(({ short_id }, index) => ({
    short_id,
    ...(attendees?.[index] ?? { first_name, last_name, email }),
  }))
}

/**
 * What the organizer sells by hand: whatever the event has, also what is hidden, paused, not on sale yet or no longer, in
 * smaller numbers than buyers must take, and at another price if they say so. Never more than one order may hold.
 * Errors: ticket.required (the event has none), ticket.not_found, order.quantity_limit, amount.not_in_steps.
 */
export function manualLines(graph: EventGraph, requested: CreateManualOrderBody['lines']): OrderLines {
  if (graph.tickets.length === 0) throw new AppError('ticket.required')
  requireInSteps(
    graph.event.currency,
    Object.fromEntries(requested.map(({ unit_price }, index) => [`lines.${index}.unit_price`, unit_price])),
  )
  const lines = requested.map((line) => {
    const { ticket, price } = findPrice(graph, line)
    return { ticket, price, quantity: line.quantity, unit_price: line.unit_price ?? price.price }
  })
  checkMaximum(lines)
  return { ...toOrderLines(graph, lines), promoCode: null }
}
