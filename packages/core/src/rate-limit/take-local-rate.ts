import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { type RateLimit, secondsLeft } from './take-rate.ts'

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
 * An empty subject is not limited. Error: `request.too_many` (429).
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
