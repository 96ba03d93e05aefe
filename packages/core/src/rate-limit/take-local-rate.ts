import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { type RateLimit, secondsLeft } from './take-rate.ts'

interface Counted {
  window: number
  counts: Map<string, number>
}

/** By the limit's name: limits differ in how long their windows are. */
const counted = new Map<string, Counted>()

/**
 * Counts one attempt of a client's address in this process only: no request to the table, so it costs a busy sale
 * nothing; each Lambda instance counts for itself, and nothing stands before all of them but the account's own quotas (docs/product.md#not-built-yet).
 * An empty subject is not limited. Error: `request.too_many` (429).
 */
export function takeLocalRate(ctx: Context, limit: RateLimit, subject: string): void {
  if (subject === '') return
  const { counts } = countedIn(limit.name, Math.floor(ctx.now.getTime() / 1000 / limit.seconds))
  const count = (counts.get(subject) ?? 0) + 1
  counts.set(subject, count)
  if (count > limit.most) throw new AppError('request.too_many', { retry_after: secondsLeft(ctx, limit) })
}

/** The counts of a limit's window; those of another window are forgotten. */
function countedIn(name: string, window: number): Counted {
  const known = counted.get(name)
  if (known?.window === window) return known
  const fresh = { window, counts: new Map() }
  counted.set(name, fresh)
  return fresh
}
