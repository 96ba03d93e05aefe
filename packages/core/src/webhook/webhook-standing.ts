import type { WebhookItem } from '../store/webhook/webhook-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import type { Delivered } from './deliver.ts'
import { hasFailedTooLong, heldBackUntil, isHeldBack } from './webhook-pauses.ts'

type Standing = Pick<WebhookItem, 'waiting' | 'failures' | 'failing_since' | 'is_on' | 'stopped' | 'wake_at'>

/** How a webhook stands after these deliveries, in their order: what waits, whether it is still on, and when it has something to do again. */
export function standingAfter(ctx: Context, item: WebhookItem, delivered: readonly Delivered[]): Standing {
  const waiting = waitingAfter(item.waiting, delivered)
  let { failures, failing_since } = item
  for (const { hasArrived } of delivered) {
    if (hasArrived === null) continue
    failures = hasArrived ? 0 : failures + 1
    failing_since = hasArrived ? null : (failing_since ?? nowInstant(ctx))
  }
  const isGone = delivered.some((one) => one.isGone)
  const isStopped = item.is_on && (isGone || hasFailedTooLong(ctx, { failing_since }))
  const stopped = isStopped ? (isGone ? 'GONE' : 'FAILED') : item.stopped
  const [first = null] = waiting.map(({ next_at }) => next_at).toSorted()
  const isHeld = isHeldBack({ failures, waiting })
  const wake_at = isHeld ? heldBackUntil(ctx, failures) : first
  return { waiting, failures, failing_since, is_on: item.is_on && !isStopped, stopped, wake_at }
}

/** A message that was sent again by hand while it was tried waits for that too. */
function waitingAfter(known: WebhookItem['waiting'], delivered: readonly Delivered[]) {
  const tried = delivered.flatMap(({ before }) => before ?? [])
  const isTried = ({ delivery_id, tries, first_at }: WebhookItem['waiting'][number]) =>
    tried.some((one) => one.delivery_id === delivery_id && one.tries === tries && one.first_at === first_at)
  const left = known.filter((one) => !isTried(one))
  const again = delivered.flatMap(({ next }) => next ?? [])
  return [...left, ...again.filter(({ delivery_id }) => !left.some((one) => one.delivery_id === delivery_id))]
}
