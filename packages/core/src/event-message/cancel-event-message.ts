import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type { cancelEventMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import { EventMessageEntity } from '../store/event-message/event-message-entity.ts'
import { isConditionRefused } from '../table/transact.ts'
import { requireEventMessage } from './require-event-message.ts'
import { toEventMessage } from './to-event-message.ts'

/**
 * Stops a message: chunks that have not begun are not sent any more. One that is stopped already stays so. Errors:
 * event.not_found, message.not_found, message.already_sent.
 */
export async function cancelEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EventMessage> {
  const message = await requireEventMessage(ctx, params)
  if (message.cancelled_at !== null) return toEventMessage(message)
  const { event_id, id, chunk_count } = message
  try {
    await EventMessageEntity.patch({ event_id, id })
      .set({ cancelled_at: nowInstant(ctx) })
      .where(({ done_chunks }, { lt }) => lt(done_chunks, chunk_count))
      .go()
  } catch (error) {
    if (isConditionRefused(error)) throw new AppError('message.already_sent')
    throw error
  }
  return toEventMessage(await requireEventMessage(ctx, params))
}
