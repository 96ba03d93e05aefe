import { readListShards } from '../event-graph/event-graph.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'

/** How long a payment that takes days may keep its tickets held (F14), in seconds. */
const slowPaymentSeconds = 72 * 3600

/** What an order's deadlines follow from. */
type Held = Pick<OrderItem, 'reserved_until' | 'created_at' | 'held_since' | 'paused_seconds' | 'paused'>

/** When the buyer's first hold began: of the order, or of the first that it replaced. UTC instant. */
export function heldSince(order: Pick<Held, 'held_since' | 'created_at'>): string {
  return order.held_since ?? order.created_at
}

/**
 * The latest end of a buyer's hold, through all extensions and replacements: twice the order timeout after the first hold
 * began (F26). Time in which a payment was processing does not count. UTC instant.
 */
export function longestHold(order: Held, timeoutSeconds: number): string {
  return plus(heldSince(order), 2 * timeoutSeconds + (order.paused_seconds ?? 0))
}

/** Until when the buyer may act, however long a payment under way keeps the tickets. UTC instant. */
export function ownDeadline({ reserved_until, paused }: Held): string {
  return paused ? paused.until : reserved_until
}

/**
 * How long a new order's tickets are held: one order timeout. A hold that it replaces passes its beginning on, so that
 * replacing lengthens nothing beyond `longestHold`; it never brings the deadline nearer (F22, F26).
 */
export function beginHold(
  ctx: Context,
  timeoutSeconds: number,
  replaced: OrderItem | null,
): Pick<OrderItem, 'reserved_until' | 'held_since' | 'paused_seconds'> {
  const full = instantAfter(ctx, timeoutSeconds)
  if (!replaced) return { reserved_until: full }
  const reserved_until = later(ownDeadline(replaced), earlier(full, longestHold(replaced, timeoutSeconds)))
  const { paused_seconds } = replaced
  return { reserved_until, held_since: heldSince(replaced), ...(paused_seconds ? { paused_seconds } : {}) }
}

/** True while a payment that takes days keeps the tickets: their deadline is its own. */
export function isPaymentUnderWay({ payment_status }: OrderItem): boolean {
  return payment_status === 'PROCESSING'
}

/** True where more time would be given: once per order, while nothing is being paid, up to `longestHold`. */
export function canExtend(order: OrderItem, timeoutSeconds: number): boolean {
  return (
    !order.is_extended &&
    !isPaymentUnderWay(order) &&
    order.reserved_until < longestHold(order, timeoutSeconds)
  )
}

/** One order timeout from now, up to `longestHold`, never before the current deadline (F26). UTC instant. */
export function extendedDeadline(ctx: Context, order: OrderItem, timeoutSeconds: number): string {
  const full = instantAfter(ctx, timeoutSeconds)
  return later(order.reserved_until, earlier(full, longestHold(order, timeoutSeconds)))
}

/**
 * While a slow payment is processing, the buyer's own time is paused and the tickets are kept. All such payments together
 * keep them for at most 72 hours beyond the longest hold (F14, F26).
 */
export function pausedHold(
  ctx: Context,
  order: OrderItem,
  timeoutSeconds: number,
): Pick<OrderItem, 'reserved_until' | 'paused'> {
  const slow = instantAfter(ctx, slowPaymentSeconds)
  const paused = { since: ctx.now.toISOString(), until: order.reserved_until }
  // One that takes back an ended hold's tickets starts over: it can happen once, since it cannot be paid again.
  if (order.status !== 'RESERVED') return { reserved_until: slow, paused }
  const last = plus(heldSince(order), 2 * timeoutSeconds + slowPaymentSeconds)
  return { reserved_until: later(order.reserved_until, earlier(slow, last)), paused }
}

/** The payment failed: the buyer has exactly the time that was left when it began (F26). */
export function resumedHold(
  ctx: Context,
  order: OrderItem,
): Pick<OrderItem, 'reserved_until' | 'paused' | 'paused_seconds'> {
  if (!order.paused) return { reserved_until: order.reserved_until }
  const { since, until } = order.paused
  const left = Math.max(0, (Date.parse(until) - Date.parse(since)) / 1000)
  const stood = Math.max(0, (ctx.now.getTime() - Date.parse(since)) / 1000)
  const paused_seconds = (order.paused_seconds ?? 0) + stood
  return { reserved_until: instantAfter(ctx, left), paused: undefined, paused_seconds }
}

function plus(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

/** The holds that one page reads of one list shard: a page with fewer in all has left none out. */
export const holdsOfOnePage = 10
const mostPages = 5

/** Holds of an event that lapsed and are not ended yet (F3), some of them where there are many. */
export async function readLapsedHolds(ctx: Context, event_id: string): Promise<OrderItem[]> {
  const { value } = await lapsedHoldPages(ctx, event_id).next()
  return value ?? []
}

/** The same page after page, the longest lapsed first: for who passes over those that cannot be ended. */
export async function* lapsedHoldPages(
  ctx: Context,
  event_id: string,
): AsyncGenerator<OrderItem[], undefined> {
  let left = (await readListShards(event_id)).map((shard) => ({ shard, cursor: null as string | null }))
  for (let page = 0; page < mostPages && left.length > 0; page += 1) {
    const pages = await Promise.all(
      left.map(({ shard, cursor }) =>
        OrderEntity.query
          .hold(shard)
          .lte({ reserved_until: nowInstant(ctx) })
          .go({ limit: holdsOfOnePage, hydrate: true, cursor }),
      ),
    )
    yield pages.flatMap(({ data }) => data)
    left = left
      .map(({ shard }, index) => ({ shard, cursor: pages[index]?.cursor ?? null }))
      .filter(({ cursor }) => cursor !== null)
  }
  return undefined
}

/** The next instant at which a hold of the event lapses, as its indexes say; null without any. */
export async function nextLapse(ctx: Context, event_id: string): Promise<string | null> {
  const next = await Promise.all(
    (await readListShards(event_id)).map(async (shard) => {
      const { data } = await OrderEntity.query
        .hold(shard)
        .gt({ reserved_until: nowInstant(ctx) })
        .go({ limit: 1, hydrate: true })
      return data.map(({ reserved_until }) => reserved_until)
    }),
  )
  return next.flat().sort()[0] ?? null
}
