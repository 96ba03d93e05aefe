import type { Message, MessageType } from '@foyer/contracts/message'
import { EmailGivenUp, EmailWaits } from '@foyer/core/mail/ses-refusal'
import { putOffMessage } from '@foyer/core/message/put-off'
import { type Context, systemContext } from '@foyer/core/verb'
import { logger } from '../logger.ts'
import { eachRecord } from './each-record.ts'

interface Consumer<Type extends MessageType> {
  /** The kinds of message that this effect's consumer handles. Other kinds fail and end in the dead-letter queue. */
  messages: readonly Type[]
  handle: (ctx: Context, message: MessageOf<Type>) => Promise<void>
}

/** Messages of several kinds, told apart by `name`. */
type MessageOf<Type extends MessageType> = Type extends MessageType
  ? Message<Type> & { name: Type['name'] }
  : never

/**
 * An SQS handler. It parses each message by its contract, handles it, and reports failures so that SQS returns only
 * those. A message waits as long as its email does, which does not count as a try (F34). Handlers are idempotent by
 * message id.
 */
export function consumer<Type extends MessageType>({ messages, handle }: Consumer<Type>) {
  const [first] = messages
  if (!first) throw new Error('A consumer takes at least one kind of message.')
  return eachRecord(first.queue, ({ body }) => {
    const message = parseMessage(messages, body)
    const ctx = systemContext(message.id)
    return {
      facts: { message_id: message.id, message_name: message.name },
      trace_id: message.trace_id ?? message.id,
      run: async () => {
        try {
          await handle(ctx, message as MessageOf<Type>)
        } catch (error) {
          // The alarm `given-up-mail` counts this line.
          if (error instanceof EmailGivenUp) return logger.error('email given up', { message_id: message.id })
          if (!(error instanceof EmailWaits) || !(await putOffMessage(ctx, message, error))) throw error
          logger.info('email put off', {
            message_id: message.id,
            reason: error.message,
            cause: nameOf(error.cause),
          })
        }
      },
    }
  })
}

/** Without the error's message, in which SES names the recipient. */
const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : undefined)

function parseMessage(types: readonly MessageType[], body: string): Message {
  const message = JSON.parse(body) as Message
  const type = types.find(({ name }) => name === message.name)
  if (!type) throw new Error(`This queue does not carry messages named ${String(message.name)}.`)
  return { ...message, payload: type.payload.parse(message.payload) }
}
