import { type OrderItem, readOrder } from '@foyer/core/store/order/order-entity'
import type { KnownOrder, World } from '../world/world.ts'

/** The default. No step changes it. */
const timeoutMs = 15 * 60_000
const slowPaymentMs = 72 * 3_600_000

/**
 * Holds end when they should (F26). Neither a buyer's deadline nor that of a pending slow payment moves nearer. None is
 * later than twice the order timeout after the first replaced hold, or 72 hours more for a slow payment.
 */
export async function checkDeadlines(world: World): Promise<string[]> {
  const pairs = await Promise.all(
    world.orders.map(async (known) => ({ known, order: await readOrder(known.short_id) })),
  )
  const orders = new Map(pairs.map(({ order }) => [order.short_id, order]))
  const held = pairs.filter(({ order }) => order.status === 'RESERVED')
  return held.flatMap(({ known, order }) => [
    ...cameNearer(world, order),
    ...lastsTooLong(known, order, orders),
  ])
}

function cameNearer({ deadlines }: World, order: OrderItem): string[] {
  const { short_id, reserved_until } = order
  const kind = order.payment_status === 'PROCESSING' ? 'slow' : 'own'
  const seen = deadlines.get(short_id) ?? {}
  deadlines.set(short_id, { ...seen, [kind]: reserved_until })
  const before = seen[kind]
  if (before === undefined || reserved_until >= before) return []
  return [`the end of hold ${short_id} (${order.payment_status}) moved nearer: ${before}, ${reserved_until}`]
}

function lastsTooLong(known: KnownOrder, order: OrderItem, orders: Map<string, OrderItem>): string[] {
  const chain = chainOf(known)
  const [first] = chain.map(({ short_id }) => orders.get(short_id)).slice(-1)
  // A late payment that takes an ended hold's tickets again starts over.
  const hasEnded = order.history?.some(({ kind }) => kind === 'EXPIRED')
  if (!first || hasEnded) return []
  const isSlow = chain.some(({ isSlow }) => isSlow)
  const last = Date.parse(first.created_at) + 2 * timeoutMs + (isSlow ? slowPaymentMs : 0)
  if (Date.parse(order.reserved_until) <= last) return []
  return [`hold ${order.short_id} lasts until ${order.reserved_until}: longer than twice the order timeout`]
}

/** The order and all holds that it replaced, in a row. */
function chainOf(known: KnownOrder): KnownOrder[] {
  return known.replaced ? [known, ...chainOf(known.replaced)] : [known]
}
