import { createHash } from 'node:crypto'
import type { ErrorCode } from '@foyer/contracts/error-code'
import { LazyEntity, onTable } from '../table/entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { AppError, type Context } from '../verb.ts'

/** At most `most` in each window of `seconds`. */
export interface RateLimit {
  name: string
  most: number
  seconds: number
  /** What is said once the window is full, if not that there were too many attempts. */
  refusal?: ErrorCode
}

/**
 * Counts one attempt of a subject (an email address, a client's address) against a limit. No subject (an
 * empty subject) is not limited. Error: the limit's refusal, else `request.too_many` (429), once the window is full (docs/product.md#safety).
 */
export async function takeRate(ctx: Context, limit: RateLimit, subject: string): Promise<void> {
  if (await fitsRate(ctx, limit, subject)) return
  throw new AppError(limit.refusal ?? 'request.too_many', { retry_after: secondsLeft(ctx, limit) })
}

/** Until the limit's present window is over: whole seconds, at least one. */
export function secondsLeft({ now }: Context, { seconds }: Pick<RateLimit, 'seconds'>): number {
  return Math.ceil(seconds - ((now.getTime() / 1000) % seconds))
}

/** Counts one attempt, or `by` of them, and answers whether there was room; what does not fit is not counted. */
export async function fitsRate(ctx: Context, limit: RateLimit, subject: string, by = 1): Promise<boolean> {
  if (subject === '') return true
  if (by > limit.most) return false
  const key = windowKey(ctx, limit, subject)
  try {
    await RateEntity.update(key)
      .add({ count: by })
      .set({ ttl: (key.window + 2) * limit.seconds })
      .where(({ count }, { notExists, lte }) => `${notExists(count)} OR ${lte(count, limit.most - by)}`)
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

/** Takes the attempt back that the same context counted: what succeeded is no guess. */
export async function giveBackRate(ctx: Context, limit: RateLimit, subject: string): Promise<void> {
  if (subject === '') return
  await RateEntity.patch(windowKey(ctx, limit, subject))
    .add({ count: -1 })
    .go()
}

function windowKey(ctx: Context, limit: RateLimit, subject: string) {
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  return { limit: limit.name, subject: hashed(subject), window: Math.floor(seconds / limit.seconds) }
}

function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('hex')
}

/**
 * How often somebody did something in one window of time; vanishes by TTL after it. `subject` is a hash, so no
 * address lies here. Access pattern: add to one window's count unless it is full.
 */
export const RateEntity = new LazyEntity(
  {
    model: { entity: 'rate', version: '1', service: 'foyer' },
    attributes: {
      limit: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      window: { type: 'number', required: true },
      count: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['limit', 'subject', 'window'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

interface Counted {
  window: number
  counts: Map<string, number>
}

/** Of one limit; beyond, it counts from nothing again: a window may last a day. */
const mostKnown = 100_000

/** By the limit's name: limits differ in how long their windows are. */
const counted = new Map<string, Counted>()

/**
 * Counts one attempt of a client's address in this process only: no request to the table, so it costs a busy sale
 * nothing; each Lambda instance counts for itself, and nothing stands before all of them but the account's own quotas (docs/product.md#not-built-yet).
 * An empty subject is not limited.
 */
export function takeLocalRate(ctx: Context, limit: RateLimit, subject: string): void {
  if (subject === '' || fitsLocalRate(ctx, limit, subject)) return
  throw new AppError('request.too_many', { retry_after: secondsLeft(ctx, limit) })
}

/** Counts `by` attempts of a subject in this process only, and answers whether there was room for them. */
export function fitsLocalRate(ctx: Context, limit: RateLimit, subject: string, by = 1): boolean {
  const { counts } = countedIn(limit.name, Math.floor(ctx.now.getTime() / 1000 / limit.seconds))
  if (counts.size >= mostKnown) counts.clear()
  const count = (counts.get(subject) ?? 0) + by
  counts.set(subject, count)
  return count <= limit.most
}

/** The counts of a limit's window; those of another window are forgotten. */
function countedIn(name: string, window: number): Counted {
  const known = counted.get(name)
  if (known?.window === window) return known
  const fresh = { window, counts: new Map() }
  counted.set(name, fresh)
  return fresh
}
