import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'

/** A key that begins with its end past could never be used. Error: `request.invalid`. */
export function refusePastEnd(ctx: Context, expires_at: string | null): void {
  if (expires_at !== null && expires_at <= nowInstant(ctx))
    throw new AppError('request.invalid', { errors: { expires_at: ['Choose a time in the future.'] } })
}
