import type { Locale } from '@foyer/contracts/locale'
import { type Context, nowInstant } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { beginHold } from '../hold/hold-deadline.ts'
import { listShardsOf, newListShard } from '../list/list-shard.ts'
import type { OrderLines } from '../price/order-lines.ts'
import type { PricedOrder } from '../price/price-order.ts'
import { newLinkId, newReference } from '../random-id.ts'
import type { FollowedAffiliate } from '../store/affiliate/followed-affiliate.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { checkReservedSize } from './order-size.ts'

interface Draft {
  graph: EventGraph
  lines: Pick<OrderLines, 'slots' | 'promoCode'>
  priced: PricedOrder
  short_id: string
  request_hash: string
  locale: Locale
  affiliate?: FollowedAffiliate | null
  /** The buyer's hold that this one takes the place of. */
  replaced?: OrderItem | null
  held_by?: OrderItem['held_by']
}

/**
 * An order as it begins: tickets and prices as they were at that moment (F21), no one named, nothing taken yet. Error:
 * `order.too_large`.
 */
export function newOrder(
  ctx: Context,
  { graph, lines, priced, short_id, request_hash, locale, affiliate = null, replaced = null, held_by }: Draft,
): OrderItem {
  const { event, settings, account } = graph
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
    payment_provider: priced.total > 0 ? 'STRIPE' : null,
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
    refunded_total: 0,
    refunds: [],
    first_name: '',
    last_name: '',
    email: '',
    notes: '',
    ...(held_by ? { held_by } : {}),
    ...beginHold(ctx, settings.order_timeout * 60, replaced),
    is_extended: false,
    created_at: nowInstant(ctx),
    completed_at: null,
    cancelled_at: null,
    request_hash,
    stripe_account_id: account.stripe_account_id,
    payment_intent_id: null,
    version: 0,
    list_shard: newListShard(listShardsOf(ordered)),
  })
}
