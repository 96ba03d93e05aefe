import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
  type Message as SqsMessage,
} from '@aws-sdk/client-sqs'
import type { Message } from '@foyer/contracts/message'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { sqsEvent } from '../../../pumps/sqs-event.ts'
import type { Source, Trust } from './source.ts'

/**
 * A queue and its consumer, as Lambda's event source with ReportBatchItemFailures; what failed is there again at once,
 * and after as many receives as on AWS the queue itself moves it to the dead-letter queue. A message that is not due by the world's
 * clock is kept aside until `recall`, which is what SQS's delay does by the real clock.
 */
export function queueSource(options: {
  client: SQSClient
  queueUrl: string
  batchSize: number
  now: () => number
  handle: (event: SQSEvent) => Promise<SQSBatchResponse>
}): Source & { recall(): Promise<void>; clear(): Promise<void> } {
  const { client, queueUrl: QueueUrl, batchSize, now, handle } = options
  let early: Message[] = []

  async function receive(): Promise<SqsMessage[]> {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: batchSize,
        MessageSystemAttributeNames: ['All'],
      }),
    )
    const due = Messages.filter((message) => isDue(bodyOf(message)))
    const notDue = Messages.filter((message) => !due.includes(message))
    early.push(...notDue.map(bodyOf))
    await remove(notDue)
    return due
  }

  const isDue = ({ deliver_at }: Message) => deliver_at === undefined || Date.parse(deliver_at) <= now()

  async function remove(messages: readonly SqsMessage[]): Promise<void> {
    if (messages.length === 0) return
    await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries: messages.map(entryOf) }))
  }

  async function giveBack(messages: readonly SqsMessage[]): Promise<void> {
    if (messages.length === 0) return
    const Entries = messages.map((message) => ({ ...entryOf(message), VisibilityTimeout: 0 }))
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }))
  }

  async function deliver(trust: Trust): Promise<boolean> {
    const messages = await receive()
    if (messages.length === 0) return false
    if (trust === 'at most once') await remove(messages)
    let failed = messages
    try {
      const { batchItemFailures } = await handle(sqsEvent(messages, QueueUrl))
      const failedIds = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      failed = messages.filter(({ MessageId }) => failedIds.has(MessageId ?? ''))
    } finally {
      if (trust === 'at least once') {
        await remove(messages.filter((message) => !failed.includes(message)))
        await giveBack(failed)
      }
    }
    return true
  }

  return {
    deliver,
    async recall() {
      const due = early.filter(isDue)
      early = early.filter((message) => !isDue(message))
      for (const message of due) {
        await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }))
      }
    },
    async clear() {
      early = []
      await client.send(new PurgeQueueCommand({ QueueUrl }))
    },
  }
}

function bodyOf({ Body = '' }: SqsMessage): Message {
  return JSON.parse(Body) as Message
}

function entryOf({ MessageId = '', ReceiptHandle }: SqsMessage) {
  return { Id: MessageId, ReceiptHandle }
}
