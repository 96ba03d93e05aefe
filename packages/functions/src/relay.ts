import { relayedMessages } from '@foyer/core/message/relayed-messages'
import { sendMessages } from '@foyer/core/message/send-messages'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { logger } from './logger.ts'

/**
 * Hands the messages of written items to their queues (docs/decisions/0003), and those that follow from the change itself. If sending fails,
 * the stream repeats the batch from that record on.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const messages = relayedMessages(
    event.Records.map(({ dynamodb }) => dynamodb),
    new Date(),
  )
  const records = event.Records.map((record, index) => ({ record, messages: messages[index] ?? [] }))
  const all = records.flatMap(({ messages }) => messages)
  const failed = await sendMessages(all)
  for (const { id, name, queue, trace_id } of all.filter((message) => !failed.has(message.id)))
    logger.info('message sent', { trace_id, message_id: id, message_name: name, queue })
  const first = records.find(({ messages }) => messages.some(({ id }) => failed.has(id)))
  if (!first) return { batchItemFailures: [] }
  logger.error('messages not sent', { failed: failed.size })
  return { batchItemFailures: [{ itemIdentifier: first.record.dynamodb?.SequenceNumber ?? '' }] }
}
