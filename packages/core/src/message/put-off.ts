import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import { queues } from '@foyer/contracts/message'
import { queueUrl } from './queue-url.ts'

const sqs = new SQSClient({})

/** A message that a consumer has received, as Lambda names it. */
export interface ReceivedRecord {
  receiptHandle: string
  eventSourceARN: string
}

/** Has a received message come back after that many seconds, and not only when the queue's visibility timeout ends. */
export async function putOff(
  { receiptHandle, eventSourceARN }: ReceivedRecord,
  seconds: number,
): Promise<void> {
  const QueueUrl = queues
    .map(queueUrl)
    .find((url) => url.split('/').at(-1) === eventSourceARN.split(':').at(-1))
  if (!QueueUrl) throw new Error('A message came from a queue that this function was not told of.')
  await sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  )
}
