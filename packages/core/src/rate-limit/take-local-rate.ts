import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { type RateLimit, secondsLeft } from './take-rate.ts'

const counts = new Map<string, number>()
let window = 0

/**
 * Counts one attempt of a client's address in this process only: no request to the table, so it costs a busy sale
 * nothing; each Lambda instance counts for itself, and API Gateway's own throttle stands before all of them.
 * Nobody in particular (an empty subject) is not limited. Error: `request.too_many` (429).
 */
export function takeLocalRate(ctx: Context, limit: RateLimit, subject: string): void {
  if (subject === '') return
  const current = Math.floor(ctx.now.getTime() / 1000 / limit.seconds)
  if (current !== window) {
    counts.clear()
    window = current
  }
  const key = `${limit.name}/${subject}`
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  if (count > limit.most) throw new AppError('request.too_many', { retry_after: secondsLeft(ctx, limit) })
}
