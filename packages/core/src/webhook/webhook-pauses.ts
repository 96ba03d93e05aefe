import { givenUpAfterSeconds } from '@foyer/contracts/webhook/webhook'
import type { WaitingDelivery, WebhookItem } from '../store/webhook/webhook-entity.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'

const minute = 60
const hour = 3600

/** Seconds until the next try, by how many have failed: seconds first, in the end four hours. */
const pauses = [5, 30, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour]

/** After this many failures in a row a webhook gets only what it was sent already, until one succeeds: so the rest waits in the feed. */
export const mostFailuresInRow = 5
/** So do webhooks of which this many messages wait to be sent again. */
export const mostWaiting = 50

/** The last try is a little later, so that a webhook of which all has failed since the first one is known as such. */
const lastTrySeconds = givenUpAfterSeconds + minute

/**
 * When a message is tried again that has failed so often; null: it is given up, three days after its first try. Where nothing else has succeeded
 * since then either, the message stays: it is the webhook that is given up.
 */
export function nextTryOf(
  ctx: Context,
  { tries, first_at }: Pick<WaitingDelivery, 'tries' | 'first_at'>,
  item: Pick<WebhookItem, 'failing_since'>,
): string | null {
  const last = instantAfter({ ...ctx, now: new Date(first_at) }, lastTrySeconds)
  if (nowInstant(ctx) >= last) return hasFailedTooLong(ctx, item) ? nowInstant(ctx) : null
  const next = instantAfter(ctx, pauses[tries - 1] ?? 4 * hour)
  const isLate = next >= last
  return isLate ? last : next
}

/** Whether a webhook gets nothing new before an earlier message of its succeeds. */
export function isHeldBack({ failures, waiting }: Pick<WebhookItem, 'failures' | 'waiting'>): boolean {
  return waiting.length >= mostWaiting || (waiting.length > 0 && failures >= mostFailuresInRow)
}

/** When a webhook that is held back is tried again: ever later, by how much has failed in a row. */
export function heldBackUntil(ctx: Context, failures: number): string {
  const step = Math.max(0, Math.ceil((failures - mostFailuresInRow) / 2)) + 1
  return instantAfter(ctx, pauses[step] ?? 4 * hour)
}

/** Whether everything has failed for so long that a webhook is switched off. */
export function hasFailedTooLong(
  ctx: Context,
  { failing_since }: Pick<WebhookItem, 'failing_since'>,
): boolean {
  return failing_since !== null && failing_since <= instantAfter(ctx, -givenUpAfterSeconds)
}
