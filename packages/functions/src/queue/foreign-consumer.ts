import type { Queue } from '@foyer/contracts/message'
import { eachRecord } from './each-record.ts'

interface ForeignConsumer<Payload> {
  effect: Queue
  /** Reads a message that others wrote. Null: nothing to do. Throws for a message that it does not know. */
  parse: (body: string) => Payload | null
  handle: (payload: Payload) => Promise<void>
}

/**
 * An SQS handler for messages from elsewhere. What cannot be read or handled comes back, and ends in the dead-letter
 * queue with its alarm; `handle` is idempotent by the payload, since these messages have no ids of Foyer's.
 */
export function foreignConsumer<Payload>({ effect, parse, handle }: ForeignConsumer<Payload>) {
  return eachRecord(effect, ({ messageId, body }) => {
    const payload = parse(body)
    const run = async () => {
      if (payload !== null) await handle(payload)
    }
    return { facts: {}, trace_id: messageId, run }
  })
}
