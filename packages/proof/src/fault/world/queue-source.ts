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
import { sqsEvent } from '@foyer/local/pumps/sqs-event'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Source, Trust } from './source.ts'

/** SQS's maximum visibility timeout in seconds. Hides a message until `recall` shows it. */
const longHidden = 43_200

/**
 * A queue and its consumer, like Lambda's event source with ReportBatchItemFailures. A failed message returns at once, or
 * with `isPatient` when the world's clock moves. Messages that are not due wait for `recall`. `copies`: how many
 * consumers get each message at the same moment; one success is enough.
 */
export function queueSource(options: {
  client: SQSClient
  queueUrl: string
  batchSize: number
  now: () => number
  isPatient: boolean
  copies: () => number
  handle: (event: SQSEvent) => Promise<SQSBatchResponse>
}): Source & { recall(): Promise<void>; clear(): Promise<void>; isWaiting: () => boolean } {
  const { client, queueUrl: QueueUrl, batchSize, now, isPatient, copies, handle } = options
  let early: Message[] = []
  /** Failed messages, hidden until the clock moves. */
  let hidden: SqsMessage[] = []

  /** The due messages of the next batch. Null if the queue is empty. */
  async function receive(): Promise<SqsMessage[] | null> {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: batchSize,
        MessageSystemAttributeNames: ['All'],
      }),
    )
    if (Messages.length === 0) return null
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

  async function showAfter(VisibilityTimeout: number, messages: readonly SqsMessage[]): Promise<void> {
    for (const some of tens(messages)) {
      const Entries = some.map((message) => ({ ...entryOf(message), VisibilityTimeout }))
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }))
    }
  }

  async function giveBack(messages: readonly SqsMessage[]): Promise<void> {
    if (isPatient) hidden.push(...messages)
    await showAfter(isPatient ? longHidden : 0, messages)
  }

  /** The messages that every copy failed to handle. Throws the consumer's error if no copy answered. */
  async function failedOf(messages: SqsMessage[]): Promise<SqsMessage[]> {
    const event = sqsEvent(messages, QueueUrl)
    const ends = await Promise.allSettled(Array.from({ length: copies() }, () => handle(event)))
    const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    if (answers.length === 0) throw (ends[0] as PromiseRejectedResult).reason
    const failedIds = answers.map(
      ({ batchItemFailures }) => new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)),
    )
    return messages.filter(({ MessageId = '' }) => failedIds.every((ids) => ids.has(MessageId)))
  }

  async function deliver(trust: Trust): Promise<boolean> {
    const messages = await receive()
    if (messages === null) return false
    if (messages.length === 0) return true
    if (trust === 'at most once') await remove(messages)
    let failed = messages
    try {
      failed = await failedOf(messages)
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
    isWaiting: () => hidden.length > 0,
    async recall() {
      await showAfter(0, hidden.splice(0))
      const due = early.filter(isDue)
      early = early.filter((message) => !isDue(message))
      for (const message of due) {
        await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }))
      }
    },
    async clear() {
      early = []
      hidden = []
      await client.send(new PurgeQueueCommand({ QueueUrl }))
    },
  }
}

function bodyOf({ Body = '' }: SqsMessage): Message {
  return JSON.parse(Body) as Message
}

/** A request takes at most ten. */
function tens<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / 10) }, (_, index) =>
    all.slice(index * 10, index * 10 + 10),
  )
}

function entryOf({ MessageId = '', ReceiptHandle }: SqsMessage) {
  return { Id: MessageId, ReceiptHandle }
}
