import { createHash } from 'node:crypto'
import type { OrderItem } from '../store/order/order-entity.ts'
import { AppError, type Context } from '../verb.ts'

/** More than a checkout ever makes, so that an order that is held for hours cannot grow without limit. */
const mostKept = 30

/** What was asked, as a text of fixed length: the same request has the same hash. */
export function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 22)
}

interface Once<Thing> {
  /** What this same request has made before. Error: request.idempotency_conflict when another made it. */
  find: () => Promise<Thing | null>
  /** Null: it is there already. */
  make: () => Promise<Thing | null>
}

/**
 * Makes a thing once under the request's idempotency key, where the thing itself, or what is written with it, is the record (F8). Of two
 * requests at once, one makes it, and it is the answer of both, also where the other was refused for what the first one took.
 * Errors: those of `find` and `make`, server.busy.
 */
export async function onceByKey<Thing>(ctx: Context, { find, make }: Once<Thing>): Promise<Thing> {
  const found = async () => (ctx.idempotencyKey === null ? null : find())
  const earlier = await found()
  if (earlier) return earlier
  const orRival = async (refusal: unknown) => {
    const rival = await found()
    if (!rival) throw refusal
    return rival
  }
  const made = await make().catch(orRival)
  return made ?? orRival(new AppError('server.busy'))
}

/**
 * True if this same request already had its effect under its idempotency key. The current order is then its answer (F8).
 * Error: request.idempotency_conflict if the key was used for another request.
 */
export function wasAnswered(ctx: Context, order: OrderItem, request: unknown): boolean {
  if (ctx.idempotencyKey === null) return false
  const key_hash = hashOf(ctx.idempotencyKey)
  const earlier = order.answered_requests?.find((answered) => answered.key_hash === key_hash)
  if (!earlier) return false
  if (earlier.request_hash !== hashOf(request)) throw new AppError('request.idempotency_conflict')
  return true
}

/**
 * The order that remembers the request, to be written together with its effect: so nothing is done twice, and nothing is
 * remembered that was not done (docs/decisions/0012).
 */
export function withAnswered(ctx: Context, order: OrderItem, request: unknown): OrderItem {
  if (ctx.idempotencyKey === null) return order
  const answered = { key_hash: hashOf(ctx.idempotencyKey), request_hash: hashOf(request) }
  const earlier = order.answered_requests ?? []
  return { ...order, answered_requests: [...earlier, answered].slice(-mostKept) }
}
