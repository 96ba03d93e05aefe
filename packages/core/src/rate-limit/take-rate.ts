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
  /** The error once the window is full. Without it, `request.too_many`. */
  refusal?: ErrorCode
}

/**
 * Counts one attempt of a subject (an email address, a client's address) against a limit. An empty subject is not
 * limited. Error: the limit's refusal, else `request.too_many` (429), once the window is full (docs/product.md#safety).
 */
export async function takeRate(ctx: Context, limit: RateLimit, subject: string): Promise<void> {
  if (await fitsRate(ctx, limit, subject)) return
  throw new AppError(limit.refusal ?? 'request.too_many', { retry_after: secondsLeft(ctx, limit) })
}

/** Whole seconds until the limit's current window is over, at least 1. */
export function secondsLeft({ now }: Pick<Context, 'now'>, { seconds }: Pick<RateLimit, 'seconds'>): number {
  return Math.ceil(seconds - ((now.getTime() / 1000) % seconds))
}

/** Counts `by` attempts if they fit, and returns whether they did. Attempts that do not fit are not counted. */
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

/** Takes back an attempt that this context counted, because a success is not a guess. */
export async function giveBackRate(ctx: Context, limit: RateLimit, subject: string): Promise<void> {
  if (subject === '') return
  await RateEntity.patch(windowKey(ctx, limit, subject))
    .add({ count: -1 })
    .go()
}

/** The key of the current window's count. */
export function windowKey(ctx: Pick<Context, 'now'>, limit: RateLimit, subject: string) {
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  return { limit: limit.name, subject: hashed(subject), window: Math.floor(seconds / limit.seconds) }
}

function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('hex')
}

/**
 * The number of attempts in one window, deleted by TTL afterwards. `subject` is a hash, so that no address is stored.
 * Access pattern: add to one window's count unless it is full.
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

/** The maximum number of subjects per limit. Then the counts start over, because a window may last a day. */
const mostKnown = 100_000

/** Counts by the limit's name, because limits have windows of different lengths. */
const counted = new Map<string, Counted>()

/**
 * Counts one attempt of a client's address in this process only, without a request to the table, so it costs a busy sale
 * nothing. Each Lambda instance counts separately, and only the account's quotas limit all of them together
 * (docs/product.md#not-built-yet). An empty subject is not limited.
 */
export function takeLocalRate(ctx: Context, limit: RateLimit, subject: string): void {
  if (subject === '' || fitsLocalRate(ctx, limit, subject)) return
  throw new AppError('request.too_many', { retry_after: secondsLeft(ctx, limit) })
}

/** Counts `by` attempts of a subject in this process only, and returns whether they fit. */
export function fitsLocalRate(ctx: Context, limit: RateLimit, subject: string, by = 1): boolean {
  return countLocally(ctx, limit, subject, by) <= limit.most
}

/** Counts `by` attempts of a subject in this process only, and returns how many there are in the limit's window. */
export function countLocally(ctx: Context, limit: RateLimit, subject: string, by: number): number {
  const { counts } = countedIn(limit.name, Math.floor(ctx.now.getTime() / 1000 / limit.seconds))
  if (counts.size >= mostKnown) counts.clear()
  const count = (counts.get(subject) ?? 0) + by
  counts.set(subject, count)
  return count
}

/** The counts of a limit's current window. Starting one drops the previous one. */
function countedIn(name: string, window: number): Counted {
  const known = counted.get(name)
  if (known?.window === window) return known
  const fresh = { window, counts: new Map() }
  counted.set(name, fresh)
  return fresh
}
