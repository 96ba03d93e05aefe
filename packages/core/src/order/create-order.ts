import type { PublicOrder } from '@foyer/contracts/order/order'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { createOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import {
  type CountedHold,
  countedTickets,
  countHold,
  type HoldCount,
  holdToCount,
} from '../client-hold/count-hold.ts'
import { giveBackHold, ManyHeld, mayBeFew } from '../client-hold/few-held.ts'
import { requireShare } from '../client-hold/require-share.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { poolWants, takeFromEvent } from '../hold/take-from-event.ts'
import { endedHold } from '../order-state/order-states.ts'
import { writeTaking } from '../order-state/write-order.ts'
import { type OrderLines, orderLines, requireChargeable } from '../price/order-lines.ts'
import { type PricedOrder, priceOrder } from '../price/price-order.ts'
import { discountOf } from '../price/promo-code-terms.ts'
import { givenPromoCode } from '../promo-code/given-promo-code.ts'
import { takeLocalRate } from '../rate-limit/take-rate.ts'
import { type FollowedAffiliate, followedAffiliate } from '../store/affiliate/affiliate-entity.ts'
import { isHeld, OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { cancelIntent } from '../stripe/payment-intent.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, isAppError, type ParsedInput } from '../verb.ts'
import { requireTurn } from '../waiting-room/require-turn.ts'
import { PassTaken, type PassUse } from '../waiting-room/use-pass.ts'
import { toPublicOrder } from './get-public-order.ts'
import { earlierOrder, newOrder, orderOnce, withTakes } from './new-order.ts'

const reservations = { name: 'reservations', most: 1200, seconds: 60 }

/**
 * Reserves tickets until the event's order timeout: the order and what it takes of every pool in one transaction (F9,
 * F11). The same Idempotency-Key gives the same order (F8): the order's id is derived from the key, so the order
 * itself is the record. A hold of the same buyer that it replaces ends in the same write (F22) and passes its beginning on,
 * so that replacing it again and again does not hold tickets forever (F26).
 * A client that holds many of what is left is asked for a proof of work, and waits in line beyond a ceiling (F30). Where a crowd waits in line, the buyer's pass must have its turn.
 */
export async function createOrder(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  const { event_id } = params
  const order = await orderOnce(ctx, { scope: `order/${event_id}`, body }, async (key) => {
    takeLocalRate(ctx, reservations, ctx.clientAddress)
    const { waiting_pass: pass, replaces_order: replaces } = body
    const passUse = await requireTurn(ctx, { event_id, pass, short_id: key.short_id, replaces })
    const [promoCode, affiliate, count] = await Promise.all([
      givenPromoCode(ctx, event_id, body.promo_code),
      followedAffiliate(event_id, body.affiliate_code),
      holdToCount(ctx, event_id, body.lines),
    ])
    return reserveCounted(ctx, { event_id, body, ...key, promoCode, affiliate, passUse }, count)
  })
  return toPublicOrder(ctx, order)
}

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
  /** Where a crowd waits in line. */
  passUse?: PassUse | undefined
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
    return await reserve(ctx, {
      ...request,
      held_by: await requireShare(ctx, counted, request.body.waiting_pass),
    })
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
    // A hold that is being paid for is not replaced, and keeps its pass.
    if (request.passUse?.isReplacing && !replaced) throw new AppError('waiting_room.pass_used')
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
  const added = (request.few?.asked ?? 0) - (request.few ? await countedTickets(replaced) : 0)
  try {
    const taken = await takeFromEvent(ctx, request.event_id, {
      replaces: replaced?.takes ?? [],
      plan: (graph) => {
        const lines = orderLines(graph, {
          requested: request.body.lines,
          promoCode: request.promoCode,
          now: ctx.now,
        })
        return { wants: poolWants(graph, lines), draft: draftOf(ctx, graph, lines, { ...request, replaced }) }
      },
      write: ({ draft }, takes, changes) =>
        writeTaking({
          before: null,
          after: withTakes(draft, takes),
          pools: changes,
          messages: [toSend(orderExpiryDue, { order_short_id: draft.short_id }, draft.reserved_until)],
          replaced: replaced ? { before: replaced, after: endedHold(ctx, replaced).after } : undefined,
          few: request.few && added !== 0 ? { ...request.few, added } : undefined,
          pass: request.passUse,
        }),
    })
    return taken === 'lost' ? undefined : withTakes(taken.plan.draft, taken.takes)
  } catch (error) {
    if (error instanceof PassTaken) throw new AppError('waiting_room.pass_used')
    throw isShortOf(error, request.promoCode) ? new AppError('promo_code.used_up') : error
  }
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
  if (!event.is_test && !account.stripe_account_id) throw new AppError('payment.not_available')
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
    came_from: body.came_from,
    replaced,
    held_by,
  })
}
