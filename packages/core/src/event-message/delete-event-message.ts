import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteEventMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import { createWriteTransaction } from 'electrodb'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { EventMessageEntity } from '../store/event-message/event-message-entity.ts'
import { EventMessageTextEntity } from '../store/event-message/event-message-text-entity.ts'
import { deleteMisses } from '../store/event-message/message-misses.ts'
import { transact } from '../table/transact.ts'
import { requireEventMessage } from './require-event-message.ts'
import { toEventMessageRow } from './to-event-message.ts'

/**
 * Deletes a message that is not being sent any more from the history; the orders that got it keep it among their emails.
 * Errors: event.not_found, message.not_found, message.still_sending.
 */
export async function deleteEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const message = await requireEventMessage(ctx, params)
  if (toEventMessageRow(message).status === 'SENDING') throw new AppError('message.still_sending')
  const { event_id, id } = message
  await deleteMisses(id)
  await transact(() =>
    createWriteTransaction({ item: EventMessageEntity, text: EventMessageTextEntity }, ({ item, text }) => [
      item.delete({ event_id, id }).commit(),
      text.delete({ message_id: id }).commit(),
    ]).go(),
  )
}
