import type { Context } from '../context.ts'
import { expireOrder } from './expire-order.ts'
import { readLapsedHolds } from './read-lapsed-holds.ts'

/**
 * Gives back what lapsed holds of an event still keep (F3): nothing waits for the expiry consumer when stock is short.
 * Answers whether any hold was ended, by this call or meanwhile by another.
 */
export async function reclaimLapsedHolds(ctx: Context, event_id: string): Promise<boolean> {
  const lapsed = await readLapsedHolds(ctx, event_id)
  // One that fails (Stripe does not answer) stays held; its own expiry message fails too, is retried, and alarms.
  const ended = await Promise.allSettled(lapsed.map(({ short_id }) => expireOrder(ctx, short_id)))
  return ended.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'ended')
}
