import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { AppError, isAppError } from '../app-error.ts'
import { type CountedHold, countedTickets, countHold, type HoldCount } from '../client-hold/count-hold.ts'
import { ManyHeld, mayBeFew } from '../client-hold/few-held.ts'
import { giveBackHold } from '../client-hold/give-back-hold.ts'
import { requireShare } from '../client-hold/require-share.ts'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { poolWants } from '../hold/pool-wants.ts'
import { takeFromEvent } from '../hold/take-from-event.ts'
import { endedHold } from '../order-state/ended-hold.ts'
import { writeTaking } from '../order-state/write-order.ts'
import { type OrderLines, orderLines } from '../price/order-lines.ts'
import { type PricedOrder, priceOrder } from '../price/price-order.ts'
import { discountOf } from '../price/promo-code-terms.ts'
import { requireChargeable } from '../price/require-chargeable.ts'
import type { FollowedAffiliate } from '../store/affiliate/followed-affiliate.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { isHeld } from '../store/order/read-order.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { cancelIntent } from '../stripe/payment-intent.ts'
import { toSend } from '../table/outbox.ts'
import { untilWritten } from '../table/until-written.ts'
import { earlierOrder } from './earlier-order.ts'
import { newOrder } from './new-order.ts'

/** What a buyer asks for, with what was looked up for it. */
interface Reservation {
  event_id: string
  body: CreateOrderBody
  short_id: string
  request_hash: string
  promoCode: PromoCodeItem | null
  affiliate: FollowedAffiliate | null
  /** Counted in the same write, for a client that holds few tickets. */
  few?: HoldCount
  held_by?: OrderItem['held_by']
}

/** The order, whether this call wrote it, and the hold that it replaced. */
interface Reserved {
  order: OrderItem
  isMine: boolean
  replaced: OrderItem | null
}

/**
 * Reserves under the client's bound: as long as it holds few tickets, they are counted in the order's own write; those of others
 * are counted before, and must be within the client's share (F30, docs/decisions/0039, 0057).
 */
export async function reserveCounted(
  ctx: Context,
  request: Reservation,
  count: HoldCount | null,
): Promise<OrderItem> {
  if (!count) return (await reserve(ctx, request)).order
  if (mayBeFew(count)) {
    try {
      return (await reserve(ctx, { ...request, few: count })).order
    } catch (refusal) {
      if (!(refusal instanceof ManyHeld)) throw refusal
    }
  }
  const counted = await countHold(count, await heldOrder(ctx, request))
  const reserved = await reserveShare(ctx, request, counted)
  await giveBackHold(counted, overcounted(counted, reserved))
  return reserved.order
}

async function reserveShare(ctx: Context, request: Reservation, counted: CountedHold): Promise<Reserved> {
  try {
    return await reserve(ctx, { ...request, held_by: await requireShare(ctx, counted) })
  } catch (refusal) {
    await giveBackHold(counted, counted.added)
    throw refusal
  }
}

/** What was counted for tickets that another call holds, less what was not replaced after all. */
function overcounted({ added, asked }: CountedHold, reserved: Reserved): number {
  if (!reserved.isMine) return added
  return reserved.replaced ? 0 : added - asked
}

function reserve(ctx: Context, request: Reservation): Promise<Reserved> {
  return untilWritten(async () => {
    const replaced = await replaceableHold(ctx, request)
    // Where a hold is counted, what replaces it is, too.
    if (request.few && replaced?.held_by) throw new ManyHeld()
    const order = await reserveOnce(ctx, request, replaced)
    if (order) return { order, isMine: true, replaced }
    // A rival with the same key wrote this order first: then theirs is the answer. Else the replaced hold has changed.
    const earlier = await earlierOrder(request.short_id, request.request_hash)
    return earlier ? { order: earlier, isMine: false, replaced } : 'lost'
  })
}

async function reserveOnce(
  ctx: Context,
  request: Reservation,
  replaced: OrderItem | null,
): Promise<OrderItem | undefined> {
  let draft: OrderItem | undefined
  let written: OrderItem | undefined
  const added = (request.few?.asked ?? 0) - (request.few ? await countedTickets(replaced) : 0)
  try {
    await takeFromEvent(ctx, request.event_id, {
      replaces: replaced?.takes ?? [],
      wants: (graph) => {
        const lines = orderLines(graph, {
          requested: request.body.lines,
          promoCode: request.promoCode,
          now: ctx.now,
        })
        draft = draftOf(ctx, graph, lines, { ...request, replaced })
        return poolWants(graph, lines)
      },
      write: async (takes, changes) => {
        if (!draft) throw new Error('An order is written after its wants are known.')
        const order = { ...draft, takes, version: 1 }
        const result = await writeTaking({
          before: null,
          after: order,
          pools: changes,
          messages: [toSend(orderExpiryDue, { order_short_id: order.short_id }, order.reserved_until)],
          replaced: replaced ? { before: replaced, after: endedHold(ctx, replaced).after } : undefined,
          few: request.few && added !== 0 ? { ...request.few, added } : undefined,
        })
        if (result === 'written') written = order
        return result
      },
    })
  } catch (error) {
    throw isShortOf(error, request.promoCode) ? new AppError('promo_code.used_up') : error
  }
  return written
}

function isShortOf(error: unknown, promoCode: PromoCodeItem | null): boolean {
  if (!promoCode || !isAppError(error, 'order.sold_out')) return false
  const short = error.details?.pool_ids as readonly string[]
  return short.includes(promoCode.id)
}

/**
 * Only a hold of the same event that is still held may be replaced; anything else is left alone. One with a payment that was
 * begun is replaced once it can no longer be paid: no buyer hears "sold out" because of their own hold (F22).
 */
async function replaceableHold(ctx: Context, request: Reservation): Promise<OrderItem | null> {
  const hold = await heldOrder(ctx, request)
  if (!hold || hold.payment_intent_id === null) return hold
  return (await cancelIntent(hold)).status === 'canceled' ? hold : null
}

/** The order that a request names to be replaced, while it is held. */
async function heldOrder(ctx: Context, { event_id, body }: Reservation): Promise<OrderItem | null> {
  if (!body.replaces_order) return null
  const { data: hold } = await OrderEntity.get({ short_id: body.replaces_order }).go({ consistent: true })
  return hold?.event_id === event_id && isHeld(hold, ctx.now) ? hold : null
}

function checkPrice({ event, account }: EventGraph, priced: PricedOrder, body: CreateOrderBody): void {
  if (body.expected_total !== undefined && body.expected_total !== priced.total) {
    throw new AppError('order.price_changed', { details: { total: priced.total } })
  }
  if (priced.total === 0) return
  if (!account.stripe_account_id) throw new AppError('payment.not_available')
  requireChargeable(priced, event.currency)
}

interface Drafted extends Reservation {
  replaced: OrderItem | null
}

function draftOf(ctx: Context, graph: EventGraph, lines: OrderLines, request: Drafted): OrderItem {
  const { promoCode } = lines
  const { body, short_id, request_hash, affiliate, replaced, held_by } = request
  const { currency } = graph.event
  const discount = promoCode ? discountOf(promoCode, graph.tickets, currency) : undefined
  const priced = priceOrder(lines.toPrice, currency, discount)
  checkPrice(graph, priced, body)
  return newOrder(ctx, {
    graph,
    lines,
    priced,
    short_id,
    request_hash,
    locale: body.locale,
    affiliate,
    replaced,
    held_by,
  })
}
