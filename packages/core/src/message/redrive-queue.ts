import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { Queue } from '@foyer/contracts/message'
import { queueUrl } from './send-messages.ts'

const sqs = new SQSClient({})

/**
 * Moves every message of a queue's dead-letter queue back to the queue, and returns how many. Each is sent before it is
 * deleted, so an interrupted run may send one twice, which consumers tolerate. None is lost.
 */
export async function redriveQueue(queue: Queue): Promise<number> {
  const to = queueUrl(queue)
  const from = await deadLetterQueueUrl(to)
  let moved = 0
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: from, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 }),
    )
    if (Messages.length === 0) return moved
    moved += await move(Messages, { from, to })
  }
}

async function deadLetterQueueUrl(url: string): Promise<string> {
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['RedrivePolicy'] }),
  )
  const policy = JSON.parse(Attributes?.RedrivePolicy ?? '{}') as { deadLetterTargetArn?: string }
  const name = policy.deadLetterTargetArn?.split(':').at(-1)
  if (!name) throw new Error('This queue has no dead-letter queue.')
  return url.replace(/[^/]+$/, name)
}

async function move(
  messages: readonly Message[],
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { Failed = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: to,
      Entries: messages.map(({ Body }, index) => ({ Id: String(index), MessageBody: Body })),
    }),
  )
  const failed = new Set(Failed.map(({ Id }) => Number(Id)))
  const sent = messages.filter((_, index) => !failed.has(index))
  if (sent.length > 0) {
    await sqs.send(
      new DeleteMessageBatchCommand({
        QueueUrl: from,
        Entries: sent.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
      }),
    )
  }
  return sent.length
}
