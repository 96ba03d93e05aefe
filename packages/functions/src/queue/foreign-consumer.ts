import { logger } from '../logger.ts'
import { eachRecord } from './each-record.ts'

interface ForeignConsumer<Payload> {
  /** Reads a message that others wrote. Null: nothing to do; what it does not know it throws at. */
  parse: (body: string) => Payload | null
  handle: (payload: Payload) => Promise<void>
}

/**
 * An SQS handler for messages that are not ours. What cannot be read or handled comes back, and ends in the dead-letter
 * queue with its alarm; `handle` is idempotent by what the payload says, since others have no message ids for us.
 */
export function foreignConsumer<Payload>({ parse, handle }: ForeignConsumer<Payload>) {
  return eachRecord(async ({ messageId, body }) => {
    try {
      const payload = parse(body)
      if (payload !== null) await handle(payload)
    } catch (error) {
      logger.error('foreign message failed', { error: error as Error, sqs_message_id: messageId })
      throw error
    }
  })
}
