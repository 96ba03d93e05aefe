import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { EventMessageEntity, type EventMessageItem } from '../store/event-message/event-message-entity.ts'

interface MessageParams {
  event_id: string
  message_id: string
}

/** The message as last written, or null. */
export async function readEventMessage({
  event_id,
  message_id,
}: MessageParams): Promise<EventMessageItem | null> {
  const { data } = await EventMessageEntity.get({ event_id, id: message_id }).go({ consistent: true })
  return data
}

/** The message, for somebody who manages the orders of that event. Errors: event.not_found, message.not_found. */
export async function requireEventMessage(ctx: Context, params: MessageParams): Promise<EventMessageItem> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const message = await readEventMessage(params)
  if (!message) throw new AppError('message.not_found')
  return message
}
