import type { Locale } from '@foyer/contracts/locale'
import type { Currency } from '@foyer/contracts/money'
import type { OrderAttendee, OrderLine, OrderMomentKind, OrderRow } from '@foyer/contracts/order/order'
import type { OrderDispute } from '@foyer/contracts/order/order-dispute'
import type {
  OrderSource,
  OrderStatus,
  PaymentProvider,
  PaymentStatus,
  RefundStatus,
} from '@foyer/contracts/order/order-status'
import type { Answer } from '@foyer/contracts/question/answer'
import type { AcceptedTerms } from '@foyer/contracts/stage/stage'
import type { EntityItem } from 'electrodb'
import type { PoolTake } from '../../pool/pool-change.ts'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import { noteOrder } from '../../trace.ts'
import { AppError } from '../../verb.ts'
import type { HoldWindow } from '../client-hold/client-hold-entity.ts'
import type { AnsweredRow } from '../question/question-entity.ts'

/** How a refund divides into price, fees and taxes; minor units, together its amount. */
export interface RefundParts {
  price: number
  fee: number
  tax: number
}

/** A write on an order that had its effect under an idempotency key; both hashed. */
export interface AnsweredRequest {
  key_hash: string
  request_hash: string
}

/** A ticket slot of an order: who will hold it is known once the buyer has named them. */
export type OrderSlot = Pick<
  OrderAttendee,
  'short_id' | 'reference' | 'ticket_id' | 'ticket_title' | 'price_label'
> & {
  price_id: string
  /** Cancelled on its own; its stock was given back (F12). */
  is_cancelled: boolean
  /** What its buyer got back for cancelling it, and what was kept, minor units (docs/decisions/0089). */
  returned?: { refund: number; fee: number }
  /** The ticket that the buyer has seen here, once it was passed on: the new holder's is not theirs to see. */
  passed?: Pick<OrderAttendee, 'short_id' | 'reference'> & { passed_on_at: string }
}

/** One attempt to give money back. */
export interface OrderRefund extends RefundParts {
  id: string
  amount: number
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  /** DISPUTE: taken back by the buyer's bank; `stripe_refund_id` is then the dispute's. */
  reason: 'REFUND' | 'SOLD_OUT' | 'DISPUTE'
  stripe_refund_id: string | null
  /** Why Stripe refused it, in Stripe's own code. */
  failure_reason?: string | null
  notify_buyer: boolean
  /** Whether the platform's share goes back with it; decided once, since Stripe's key allows no other answer later. */
  returns_fee?: boolean
  created_at: string
  settled_at?: string | null
}

/**
 * Until when a buyer may cancel, as it was when the order was made: `hours` before the start, then at `until`. `rate` and
 * `per_ticket` are kept of each ticket: thousandths of a percent, and minor units.
 */
export interface CancelTerms {
  until: string
  hours: number
  rate: number
  per_ticket: number
}

/** An address that was left, and when. */
export interface FormerAddress {
  email: string
  changed_at: string
}

/** Something that happened to an order, and the team member who did it. */
export interface KeptMoment {
  kind: OrderMomentKind
  at: string
  user_id: string | null
}

/** What lists find an order by, beside what they show of it. */
export interface FoundOrderRow {
  ticket_ids?: string[]
}

/**
 * An order: the hold, the sale and its idempotency record in one item (docs/decisions/0002). Written whole by
 * `writeOrder`, each time with the version that was read. Index `list` shows orders to the organizer once they are
 * complete or wait for nothing but payment; index `hold` finds open holds by deadline.
 */
export const OrderEntity = new LazyEntity(
  {
    model: { entity: 'order', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      reference: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      status: { type: kept<OrderStatus>(), required: true },
      payment_status: { type: kept<PaymentStatus>(), required: true },
      refund_status: { type: kept<RefundStatus>(), required: true },
      /** Of a test event: it never reaches Stripe, the ledger or the account's sums (docs/decisions/0146). */
      is_test: { type: 'boolean' },
      source: { type: kept<OrderSource>(), required: true },
      payment_provider: { type: kept<PaymentProvider | null>(), required: true },
      currency: { type: kept<Currency>(), required: true },
      locale: { type: kept<Locale>(), required: true },
      /** The event's zone when it was ordered; it is counted in the days of that zone. */
      timezone: { type: 'string' },
      lines: { type: kept<OrderLine[]>(), required: true },
      slots: { type: kept<OrderSlot[]>(), required: true },
      takes: { type: kept<PoolTake[]>(), required: true },
      promo_code_id: { type: kept<string | null>(), required: true },
      promo_code: { type: kept<string | null>(), required: true },
      /** The affiliate of the link that the buyer followed; absent without one. */
      affiliate_id: { type: kept<string | null>() },
      affiliate_code: { type: kept<string | null>() },
      /** Where its buyer came from; absent where the page did not count views, and before views were counted. */
      visit_source: { type: 'string' },
      subtotal: { type: 'number', required: true },
      discount_total: { type: 'number', required: true },
      fee_total: { type: 'number', required: true },
      tax_total: { type: 'number', required: true },
      total: { type: 'number', required: true },
      refunded_total: { type: 'number', required: true },
      refunds: { type: kept<OrderRefund[]>(), required: true },
      disputes: { type: kept<OrderDispute[]>() },
      /** Oldest first. */
      history: { type: kept<KeptMoment[]>() },
      first_name: { type: 'string', required: true },
      last_name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      /** Absent where its buyer could not cancel it when it was made. */
      cancel_terms: { type: kept<CancelTerms | undefined>() },
      /** Which of the organizer's terms the buyer accepted; absent where there were none. */
      accepted_terms: { type: kept<AcceptedTerms>() },
      /** Addresses that were left by link, oldest first. */
      former_addresses: { type: kept<FormerAddress[]>() },
      notes: { type: 'string', required: true },
      answers: { type: kept<Answer[]>() },
      /** Its client had caused many emails that day, so a proof of work came with it (docs/decisions/0074). */
      is_of_crowd: { type: 'boolean' },
      /** Made by hand, and its buyer is not to be mailed about it. */
      is_silent: { type: 'boolean' },
      reserved_until: { type: 'string', required: true },
      is_extended: { type: 'boolean', required: true },
      /** When the first of the holds began that this one replaced, one after another; absent where it replaced none. */
      held_since: { type: 'string' },
      /** When a slow payment got under way; until when the buyer may act once it has failed (F26). */
      paused: { type: kept<{ since: string; until: string } | undefined>() },
      /** How long slow payments that failed were under way. */
      paused_seconds: { type: 'number' },
      /** Where a client with many tickets counts this hold's, until it ends (docs/decisions/0039). */
      held_by: { type: kept<HoldWindow | undefined>() },
      created_at: { type: 'string', required: true },
      updated_at: { type: 'string' },
      completed_at: { type: kept<string | null>(), required: true },
      cancelled_at: { type: kept<string | null>(), required: true },
      request_hash: { type: 'string', required: true },
      answered_requests: { type: kept<AnsweredRequest[]>() },
      stripe_account_id: { type: kept<string | null>(), required: true },
      payment_intent_id: { type: kept<string | null>(), required: true },
      /** Counts the intents that Stripe was asked for; absent until payment begins. */
      payment_attempt: { type: 'number' },
      /** When the latest attempt began: as long as Stripe knows its key, a lost intent is found by it. */
      payment_attempt_at: { type: 'string' },
      version: { type: 'number', required: true },
      list_shard: { type: 'number', required: true },
      row: { type: kept<OrderRow & AnsweredRow & FoundOrderRow>() },
      ttl: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
      list: {
        index: 'gsi1',
        scope: 'order',
        condition: (order: Record<string, unknown>) => order.row !== undefined,
        pk: { field: 'gsi1pk', composite: ['event_id', 'list_shard'] },
        sk: { field: 'gsi1sk', composite: ['created_at', 'short_id'] },
      },
      hold: {
        index: 'gsi2',
        scope: 'hold',
        condition: (order: Record<string, unknown>) => order.status === 'RESERVED',
        pk: { field: 'gsi2pk', composite: ['event_id', 'list_shard'] },
        sk: { field: 'gsi2sk', composite: ['reserved_until', 'short_id'] },
      },
    },
  },
  onTable,
)
export type OrderItem = EntityItem<typeof OrderEntity>

/** The order as last written. */
export async function readOrder(short_id: string): Promise<OrderItem> {
  const { data } = await OrderEntity.get({ short_id }).go({ consistent: true })
  if (!data) throw new AppError('order.not_found')
  noteOrder(data.reference)
  return data
}

/** The order, if it is one of that event; another event's counts as missing. */
export async function readOrderOfEvent(event_id: string, short_id: string): Promise<OrderItem> {
  const order = await readOrder(short_id)
  if (order.event_id !== event_id) throw new AppError('order.not_found')
  return order
}

/** True while the order's tickets are held for its buyer: by its state and by the clock (F3). */
export function isHeld(order: OrderItem, now: Date): boolean {
  return order.status === 'RESERVED' && Date.parse(order.reserved_until) > now.getTime()
}

/** Orders by their short ids. */
export async function readOrders(short_ids: readonly string[]): Promise<Map<string, OrderItem>> {
  if (short_ids.length === 0) return new Map()
  const { data } = await OrderEntity.get(short_ids.map((short_id) => ({ short_id }))).go()
  return new Map(data.map((order) => [order.short_id, order]))
}

/** The same, each as last written. */
export async function readOrdersNow(short_ids: readonly string[]): Promise<Map<string, OrderItem>> {
  if (short_ids.length === 0) return new Map()
  const keys = short_ids.map((short_id) => ({ short_id }))
  const { data } = await OrderEntity.get(keys).go({ consistent: true })
  return new Map(data.map((order) => [order.short_id, order]))
}
