import { createHash } from 'node:crypto'
import type { ErrorCode } from '@foyer/contracts/error-code'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { RateEntity } from '../store/rate-limit/rate-entity.ts'
import { isConditionRefused } from '../table/transact.ts'

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
