import { randomInt } from 'node:crypto'
import type { Message, MessageType } from '@foyer/contracts/message'
import { ulid } from 'ulid'
import type * as z from 'zod'
import { currentTrace } from '../trace.ts'

/**
 * The attributes by which an item carries its messages: written in the same write as the change that causes
 * them, handed to SQS by the table's stream (docs/decisions/0003). `outbox_id` is what the stream filters on.
 */
export const outboxAttributes = {
  outbox: { type: 'any' },
  outbox_id: { type: 'string' },
} as const

/** A message that the write will cause. `deliver_at` (UTC instant) delays it. */
export function toSend<Type extends MessageType>(
  type: Type,
  payload: z.input<Type['payload']>,
  deliver_at?: string,
): Message<Type> {
  const parsed = type.payload.parse(payload) as z.output<Type['payload']>
  const trace_id = currentTrace()
  return {
    id: ulid(undefined, randomShare),
    name: type.name,
    queue: type.queue,
    payload: parsed,
    deliver_at,
    trace_id,
  }
}

/** From 0 up to 1. The system is asked for randomness in blocks; the library asks it for each of its 16 digits. */
const randomShare = () => randomInt(2 ** 47) / 2 ** 47

/** The outbox attributes of one write. No messages: the item's last ones stay out of the new image. */
export function outbox(...messages: (Message | undefined)[]) {
  const given = messages.filter((message) => message !== undefined)
  return given.length === 0 ? {} : { outbox: given, outbox_id: given[0]?.id }
}
