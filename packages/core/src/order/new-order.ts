import type { Locale } from '@foyer/contracts/locale'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { beginHold } from '../hold/hold-deadline.ts'
import { hashOf, onceByKey } from '../kept-answer/answered-request.ts'
import { listShardsOf, newListShard } from '../list/list-partitions.ts'
import type { OrderLines } from '../price/order-lines.ts'
import type { PricedOrder } from '../price/price-order.ts'
import { derivedLinkId, newLinkId, newReference } from '../random-id.ts'
import { cancelTerms } from '../settlement/own-cancellation.ts'
import type { FollowedAffiliate } from '../store/affiliate/affiliate-entity.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { visitSource } from '../store/statistics/visit-source.ts'
import { acceptedSecrets, signingSecret } from '../token/signed-token.ts'
import { AppError, type Context, nowInstant } from '../verb.ts'

interface Draft {
  graph: EventGraph
  lines: Pick<OrderLines, 'slots' | 'promoCode'>
  priced: PricedOrder
  short_id: string
  request_hash: string
  locale: Locale
  affiliate?: FollowedAffiliate | null
  /** As the page said it; absent where it counts no views. */
  came_from?: string | undefined
  /** The buyer's hold that this one takes the place of. */
  replaced?: OrderItem | null
  held_by?: OrderItem['held_by']
}

/** An order as it begins: tickets and prices as they were at that moment (F21), no one named, nothing taken yet. */
export function newOrder(
  ctx: Context,
  {
    graph,
    lines,
    priced,
    short_id,
    request_hash,
    locale,
    affiliate = null,
    came_from,
    replaced = null,
    held_by,
  }: Draft,
): OrderItem {
  const { event, settings, account } = graph
  const terms = cancelTerms(graph, priced.total)
  const ordered = graph.tickets.filter(({ id }) => lines.slots.some(({ ticket_id }) => ticket_id === id))
  return checkReservedSize({
    short_id,
    reference: newReference('O'),
    event_id: event.id,
    account_id: event.account_id,
    status: 'RESERVED',
    payment_status: 'NO_PAYMENT_REQUIRED',
    refund_status: 'NONE',
    source: 'ONLINE',
    ...(event.is_test ? { is_test: true } : {}),
    payment_provider: priced.total > 0 ? (event.is_test ? 'TEST' : 'STRIPE') : null,
    currency: event.currency,
    locale,
    timezone: event.timezone,
    ...priced,
    slots: lines.slots.map((slot) => ({
      short_id: newLinkId(),
      reference: newReference('A'),
      is_cancelled: false,
      ...slot,
    })),
    takes: [],
    promo_code_id: lines.promoCode?.id ?? null,
    promo_code: lines.promoCode?.code ?? null,
    affiliate_id: affiliate?.id ?? null,
    affiliate_code: affiliate?.code ?? null,
    ...(came_from === undefined ? {} : { visit_source: visitSource(came_from) }),
    refunded_total: 0,
    refunds: [],
    first_name: '',
    last_name: '',
    email: '',
    notes: '',
    ...(held_by ? { held_by } : {}),
    ...beginHold(ctx, settings.order_timeout * 60, replaced),
    is_extended: false,
    ...(terms ? { cancel_terms: terms } : {}),
    created_at: nowInstant(ctx),
    completed_at: null,
    cancelled_at: null,
    request_hash,
    stripe_account_id: event.is_test ? null : account.stripe_account_id,
    payment_intent_id: null,
    version: 0,
    list_shard: newListShard(listShardsOf(ordered)),
  })
}

/**
 * How large an order may be when it is reserved, and when it is named and has all answers, in bytes of JSON, which are more than
 * DynamoDB counts. An item has at most 400 KB: what is left is for its row, messages, refunds, disputes and history.
 */
export const mostOrderBytes = { reserved: 200_000, named: 320_000 }

/** Refuses an order with too many long titles, labels, taxes and fees (F25). */
export function checkReservedSize(order: OrderItem): OrderItem {
  if (bytesOf(order) > mostOrderBytes.reserved) throw new AppError('order.too_large')
  return order
}

/** Refuses answers that are too long together. */
export function checkNamedSize(order: OrderItem): void {
  if (bytesOf(order) <= mostOrderBytes.named) return
  throw new AppError('request.invalid', {
    errors: { answers: ['Together, these answers are too long. Shorten some of them.'] },
  })
}

const bytesOf = (order: OrderItem) => Buffer.byteLength(JSON.stringify(order))

/** A new order's id: derived from the caller's Idempotency-Key if they sent one, so that the order is its own record. */
function newOrderId(ctx: Context, scope: string): string {
  if (ctx.idempotencyKey === null) return newLinkId()
  return derivedLinkId(signingSecret(), `${scope}/${ctx.idempotencyKey}`)
}

/** The order that this very request made before, if it did. Error: request.idempotency_conflict when another did. */
export async function earlierOrder(short_id: string, request_hash: string): Promise<OrderItem | null> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (data && data.request_hash !== request_hash) throw new AppError('request.idempotency_conflict')
  return data
}

/** As `earlierOrder`, also of a request that was made while another secret was the one that ids are derived under. */
async function orderOfKey(
  { idempotencyKey }: Context,
  scope: string,
  request_hash: string,
): Promise<OrderItem | null> {
  if (idempotencyKey === null) return null
  for (const secret of acceptedSecrets()) {
    const order = await earlierOrder(derivedLinkId(secret, `${scope}/${idempotencyKey}`), request_hash)
    if (order) return order
  }
  return null
}

/** What an order is told apart by: the same key and body lead to the same order. */
interface OrderKey {
  short_id: string
  request_hash: string
}

/**
 * The order that an Idempotency-Key leads to (F8): the one that this very request has made before, else what `make` makes. A second click
 * may be refused for what the first one took, or find its order written: then the first one's order is the answer.
 */
export function orderOnce(
  ctx: Context,
  { scope, body }: { scope: string; body: unknown },
  make: (key: OrderKey) => Promise<OrderItem | null>,
): Promise<OrderItem> {
  const short_id = newOrderId(ctx, scope)
  const request_hash = hashOf(body)
  return onceByKey(ctx, {
    find: () => orderOfKey(ctx, scope, request_hash),
    make: () => make({ short_id, request_hash }),
  })
}

/** The order as it is first written, with what it took. */
export function withTakes(order: OrderItem, takes: OrderItem['takes']): OrderItem {
  return { ...order, takes, version: 1 }
}
