import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { readAttribute } from '@foyer/core/message/new-messages'
import type { TableLayer } from '../hostile/table-layer.ts'

/** Hears of each message that a write to the table carries, as its stream tells the relay, once the write is done. */
export function writtenMessages(hear: (message: Message) => void): TableLayer {
  return async ({ input }, next) => {
    const answer = await next(input)
    if (answer.status !== 200) return answer
    const written = Object.values({ ...input.Item, ...input.ExpressionAttributeValues })
    for (const message of written.flatMap(messagesIn)) hear(message)
    return answer
  }
}

function messagesIn(attribute: Record<string, unknown>): Message[] {
  if (!Array.isArray(attribute.L)) return []
  return (readAttribute(attribute as unknown as AttributeValue) as unknown[]).filter(isMessage)
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'queue' in value && 'payload' in value
}
