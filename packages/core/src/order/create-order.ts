import { createHash } from 'node:crypto'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { isChargeable } from '@foyer/contracts/money'
import type { CreateOrderBody, PublicOrder } from '@foyer/contracts/order/order'
import type { createOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { AppError } from '../app-error.ts'
import { required } from '../config.ts'
import { type Context, instantAfter, nowInstant } from '../context.ts'
import { type EventGraph, readEventGraph } from '../event/read-event-graph.ts'
import { newListShard } from '../list/list-shard.ts'
import { takeFromPools } from '../pool/take-from-pools.ts'
import { derivedLinkId, newLinkId, newReference } from '../random-id.ts'
import { takeLocalRate } from '../rate-limit/take-local-rate.ts'
import { toSend } from '../table/outbox.ts'
import { endedHold } from './ended-hold.ts'
import { OrderEntity, type OrderItem } from './order-entity.ts'
import { type OrderLines, orderLines } from './order-lines.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import { isHeld } from './read-order.ts'
import { reclaimLapsedHolds } from './reclaim-lapsed-holds.ts'
import { toPublicOrder } from './to-public-order.ts'
import { writeOrder } from './write-order.ts'

const reservations = { name: 'reservations', most: 1200, seconds: 60 }

/**
 * Reserves tickets until the event's order timeout: the order and what it takes of every pool in one transaction (F9,
 * F11). The same Idempotency-Key gives the same order (F8): the order's id is derived from the key, so the order
 * itself is the record. A hold of the same buyer that it replaces ends in the same write (F22).
 * Errors: those of `orderLines`, order.sold_out, order.price_changed, payment.not_available,
 * request.idempotency_conflict, request.too_many.
 */
export async function createOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  const short_id = orderId(ctx, params.event_id)
  const request_hash = hashOf(body)
  if (ctx.idempotencyKey) {
    const earlier = await earlierOrder(short_id, request_hash)
    if (earlier) return toPublicOrder(ctx, earlier)
  }
  takeLocalRate(ctx, reservations, ctx.clientAddress)
  const graph = await readEventGraph(params.event_id)
  if (!graph) throw new AppError('event.not_found')
  const lines = orderLines(graph, body.lines, ctx.now)
  const priced = priceOrder(lines.toPrice)
  checkPrice(graph, priced, body)
  const order = newOrder(ctx, { graph, lines, priced, body, short_id, request_hash })
  return toPublicOrder(ctx, await reserve(ctx, order, lines, body))
}

async function reserve(
  ctx: Context,
  order: OrderItem,
  lines: OrderLines,
  body: CreateOrderBody,
): Promise<OrderItem> {
  const replaced = body.replaces_order ? await replaceableHold(ctx, order, body.replaces_order) : null
  let existing: OrderItem | null = null
  const takes = await takeFromPools(lines.wants, {
    replaces: replaced?.takes ?? [],
    reclaim: () => reclaimLapsedHolds(ctx, order.event_id),
    write: async (takes, changes) => {
      const result = await writeOrder({
        before: null,
        after: { ...order, takes },
        pools: changes,
        messages: [toSend(orderExpiryDue, { order_short_id: order.short_id }, order.reserved_until)],
        replaced: replaced ? { before: replaced, after: endedHold(ctx, replaced).after } : undefined,
      })
      if (result === 'lost') existing = await whoWasFirst(order)
      return result !== 'short'
    },
  })
  return existing ?? { ...order, takes, version: 1 }
}

/** A rival with the same key wrote this order first: then theirs is the answer. */
async function whoWasFirst(order: OrderItem): Promise<OrderItem> {
  const earlier = await earlierOrder(order.short_id, order.request_hash)
  if (!earlier) throw new AppError('server.busy')
  return earlier
}

async function earlierOrder(short_id: string, request_hash: string): Promise<OrderItem | null> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (data && data.request_hash !== request_hash) throw new AppError('request.idempotency_conflict')
  return data
}

/** Only a hold of the same event that is still held may be replaced; anything else is left alone. */
async function replaceableHold(ctx: Context, order: OrderItem, short_id: string): Promise<OrderItem | null> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  const isReplaceable =
    data?.event_id === order.event_id && isHeld(data, ctx.now) && data.payment_intent_id === null
  return isReplaceable ? data : null
}

function orderId(ctx: Context, event_id: string): string {
  return ctx.idempotencyKey
    ? derivedLinkId(required('TOKEN_SECRET'), `order/${event_id}/${ctx.idempotencyKey}`)
    : newLinkId()
}

function hashOf(body: CreateOrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

function checkPrice({ event, account }: EventGraph, priced: PricedOrder, body: CreateOrderBody): void {
  if (body.expected_total !== undefined && body.expected_total !== priced.total) {
    throw new AppError('order.price_changed', { details: { total: priced.total } })
  }
  if (priced.total === 0) return
  if (!account.stripe_account_id || !isChargeable(priced.total, event.currency)) {
    throw new AppError('payment.not_available')
  }
}

interface NewOrder {
  graph: EventGraph
  lines: OrderLines
  priced: PricedOrder
  body: CreateOrderBody
  short_id: string
  request_hash: string
}

function newOrder(ctx: Context, { graph, lines, priced, body, short_id, request_hash }: NewOrder): OrderItem {
  const { event, settings, account } = graph
  return {
    short_id,
    reference: newReference('O'),
    event_id: event.id,
    account_id: event.account_id,
    status: 'RESERVED',
    payment_status: 'NO_PAYMENT_REQUIRED',
    refund_status: 'NONE',
    source: 'ONLINE',
    payment_provider: priced.total > 0 ? 'STRIPE' : null,
    currency: event.currency,
    locale: body.locale,
    ...priced,
    slots: lines.slots.map((slot) => ({ short_id: newLinkId(), reference: newReference('A'), ...slot })),
    takes: [],
    refunded_total: 0,
    refunds: [],
    first_name: '',
    last_name: '',
    email: '',
    notes: '',
    reserved_until: instantAfter(ctx, settings.order_timeout * 60),
    is_extended: false,
    created_at: nowInstant(ctx),
    completed_at: null,
    cancelled_at: null,
    request_hash,
    stripe_account_id: account.stripe_account_id,
    payment_intent_id: null,
    version: 0,
    list_shard: newListShard(),
  }
}
