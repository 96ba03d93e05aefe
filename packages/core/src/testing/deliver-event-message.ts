import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import { eventMessageCreated, eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import { divideEventMessage } from '../event-message/divide-event-message.ts'
import { readEventMessage } from '../event-message/event-messages.ts'
import { sendMessageChunk } from '../event-message/send-message-chunk.ts'
import { toSend } from '../table/write.ts'
import { testContext } from './test-context.ts'

type Sent = Pick<EventMessage, 'id' | 'event_id'>

/** What the queue does first with a message: divides its recipients. Answers the number of chunks. */
export async function divide({ id: message_id, event_id }: Sent): Promise<number> {
  await divideEventMessage(testContext(), toSend(eventMessageCreated, { event_id, message_id }))
  return (await readEventMessage({ event_id, message_id }))?.chunk_count ?? 0
}

/** Hands one chunk's message to its consumer; `round`: how often it was put off before. */
export function sendChunk({ id: message_id, event_id }: Sent, chunk: number, round = 0): Promise<void> {
  const due = toSend(eventMessageDue, { event_id, message_id, chunk, round })
  return sendMessageChunk(testContext(), { ...due, name: 'eventMessageDue' })
}

/** All that the queue does with a message. */
export async function deliverEventMessage(message: Sent): Promise<void> {
  const count = await divide(message)
  for (let chunk = 0; chunk < count; chunk += 1) await sendChunk(message, chunk)
}
