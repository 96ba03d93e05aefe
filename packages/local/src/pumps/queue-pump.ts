import { setTimeout as sleep } from 'node:timers/promises'
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { invoke, type LambdaFunction } from '../lambda-function.ts'
import { sqsEvent } from './sqs-event.ts'

export type QueueFunction = LambdaFunction<SQSEvent, SQSBatchResponse | undefined>

export type QueuePumpOptions = {
  client: SQSClient
  queueUrl: string
  fn: QueueFunction
  /**
   * Seconds after which a failed message returns. By default as on AWS: when its consumer said, else when its visibility
   * timeout ends.
   */
  retrySeconds?: number
  /** The maximum number of messages in a batch, 10 by default. */
  batchSize?: number
  /** Called after each batch, because its consumer may have written something. */
  onWrite?: () => void
}

const waitSeconds = 20
const afterErrorMs = 1000

/**
 * Passes a queue's messages to its consumer in batches, like Lambda's event source with ReportBatchItemFailures: deletes
 * what succeeded and returns what failed. The queue moves hopeless messages to the dead-letter queue. The long poll wakes
 * with the first message and costs nothing until then.
 */
export function startQueuePump(options: QueuePumpOptions) {
  const { client, queueUrl, fn, batchSize = 10 } = options
  const stopping = new AbortController()

  async function pumpOnce() {
    // Lambda asks for the queue's length to decide how many batches to take at once.
    await client.send(
      new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    )
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: batchSize,
        WaitTimeSeconds: waitSeconds,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: stopping.signal },
    )
    if (Messages.length === 0) return
    const failed = await failedMessages(fn, Messages, queueUrl)
    await settle(Messages, failed)
    options.onWrite?.()
  }

  async function settle(messages: Message[], failed: Set<string>) {
    const entries = messages.map(({ MessageId, ReceiptHandle }) => ({ Id: MessageId ?? '', ReceiptHandle }))
    const done = entries.filter(({ Id }) => !failed.has(Id))
    const back = entries
      .filter(({ Id }) => failed.has(Id))
      .map((entry) => ({ ...entry, VisibilityTimeout: options.retrySeconds }))
    if (done.length > 0) {
      await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries: done }))
    }
    if (back.length > 0 && options.retrySeconds !== undefined) {
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: queueUrl, Entries: back }))
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await pumpOnce()
      } catch (error) {
        if (stopping.signal.aborted) return
        console.error(`Reading the queue of ${fn.name} failed:`, error)
        await sleep(afterErrorMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const running = run()
  return {
    /** Ends the long poll. A running batch finishes first. */
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function failedMessages(
  fn: QueueFunction,
  messages: Message[],
  queueUrl: string,
): Promise<Set<string>> {
  try {
    const result = await invoke(fn, sqsEvent(messages, queueUrl))
    return new Set(result?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  } catch (error) {
    console.error(`${fn.name} failed:`, error)
    return new Set(messages.map(({ MessageId }) => MessageId ?? ''))
  }
}
