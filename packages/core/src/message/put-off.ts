import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Queue } from '@foyer/contracts/message'
import { queueUrl } from './queue-url.ts'

const sqs = new SQSClient({})

/** Has a message that came for an effect come back after that many seconds, and not only when its queue's visibility timeout ends. */
export async function putOff(effect: Queue, receiptHandle: string, seconds: number): Promise<void> {
  await sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: queueUrl(effect),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  )
}
