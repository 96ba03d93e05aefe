import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { sendMessages } from '@foyer/core/message/send-messages'
import { readAttribute } from '@foyer/core/table/read-attribute'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { logger } from './logger.ts'

/**
 * Hands the messages of written items to their queues (docs/decisions/0003): those in the new image's outbox that were
 * not in the old one's. Where sending fails, the stream gives the batch again from that record on.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const records = event.Records.map((record) => ({ record, messages: newMessages(record) }))
  const failed = await sendMessages(records.flatMap(({ messages }) => messages))
  const first = records.find(({ messages }) => messages.some(({ id }) => failed.has(id)))
  if (!first) return { batchItemFailures: [] }
  logger.error('messages not sent', { failed: failed.size })
  return { batchItemFailures: [{ itemIdentifier: first.record.dynamodb?.SequenceNumber ?? '' }] }
}

/** What a change of an item says that it had not said before. */
export function newMessages({ dynamodb }: DynamoDBRecord): Message[] {
  const before = new Set(messagesOf(dynamodb?.OldImage).map(({ id }) => id))
  return messagesOf(dynamodb?.NewImage).filter(({ id }) => !before.has(id))
}

function messagesOf(image: object | undefined): Message[] {
  const outbox = (image as Record<string, AttributeValue> | undefined)?.outbox
  return outbox ? (readAttribute(outbox) as Message[]) : []
}
