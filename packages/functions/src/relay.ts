import { newMessages } from '@foyer/core/message/new-messages'
import { sendMessages } from '@foyer/core/message/send-messages'
import { stockMessages } from '@foyer/core/message/stock-changes'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { logger } from './logger.ts'

/**
 * Hands the messages of written items to their queues (docs/decisions/0003): those in the new image's outbox that were
 * not in the old one's, and that an event is to be counted again (docs/decisions/0091). If sending fails, the stream repeats the batch from that record on.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const stock = stockMessages(
    event.Records.map(({ dynamodb }) => dynamodb),
    new Date(),
  )
  const records = event.Records.map((record, index) => ({
    record,
    messages: [...newMessages(record.dynamodb), ...(stock[index] ?? [])],
  }))
  const all = records.flatMap(({ messages }) => messages)
  const failed = await sendMessages(all)
  for (const { id, name, queue, trace_id } of all.filter((message) => !failed.has(message.id)))
    logger.info('message sent', { trace_id, message_id: id, message_name: name, queue })
  const first = records.find(({ messages }) => messages.some(({ id }) => failed.has(id)))
  if (!first) return { batchItemFailures: [] }
  logger.error('messages not sent', { failed: failed.size })
  return { batchItemFailures: [{ itemIdentifier: first.record.dynamodb?.SequenceNumber ?? '' }] }
}
