import type { Event } from '@foyer/contracts/event/event'
import { hashOf } from '../kept-answer/answered-request.ts'
import { DuplicationEntity, duplicationDays, type EventItem } from '../store/event/event-entity.ts'
import { AppError, type Context, ttlAfterDays } from '../verb.ts'
import { getEvent } from './read-events.ts'

/** The event that the same request has already made. Error: `request.idempotency_conflict` when another request had its key. */
export async function eventMadeBefore(
  ctx: Context,
  account_id: string,
  request: unknown,
): Promise<Event | null> {
  const { data } = await DuplicationEntity.get({ account_id, key_hash: hashOf(ctx.idempotencyKey) }).go({
    consistent: true,
  })
  if (!data) return null
  if (data.request_hash !== hashOf(request)) throw new AppError('request.idempotency_conflict')
  return getEvent(ctx, { params: { event_id: data.copy_id } })
}

/** The record that a request under an idempotency key made this event, for the event's own write. */
export function madeByKey(ctx: Context, { account_id, event_id: copy_id }: EventItem, request: unknown) {
  const [key_hash, request_hash] = [hashOf(ctx.idempotencyKey), hashOf(request)]
  return { account_id, key_hash, request_hash, copy_id, ttl: ttlAfterDays(ctx, duplicationDays) }
}
