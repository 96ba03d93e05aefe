import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import type { StackContext } from 'sst/constructs'
import { createFunction } from './create-function.ts'
import { type QueueName, queueNames } from './limit/lanes.ts'
import { queueLimits } from './limit/queue-limits.ts'
import { createQueues } from './queues.ts'

/** The queues, and one function for each, which may receive only from its own queue; and what they call. */
export function consumers({ stack, app }: StackContext): void {
  const queues = createQueues(stack, app)
  for (const name of queueNames) createConsumer({ stack, app }, name, queues[name])
  // Called for one webhook at a time, and waits on no queue: so one that hangs delays no other.
  createFunction(stack, app, 'webhook-sender', { handler: 'webhook/webhook-sender' })
}

const work: Record<QueueName, Parameters<typeof createFunction>[3]> = {
  email: { handler: 'lane/email-lane', printsTexts: true },
  order: { handler: 'lane/order-lane' },
  record: { handler: 'lane/record-lane' },
  file: { handler: 'lane/file-lane', encodesImages: true },
  'event-message': { handler: 'event-message/event-message-consumer' },
}

function createConsumer({ stack, app }: StackContext, name: QueueName, queue: Queue): void {
  const { batchSize, batchWindowSeconds, maxConcurrency } = queueLimits[name]
  createFunction(stack, app, `${name}-consumer`, work[name]).addEventSource(
    new SqsEventSource(queue, {
      batchSize,
      maxBatchingWindow: Duration.seconds(batchWindowSeconds),
      maxConcurrency,
      reportBatchItemFailures: true,
    }),
  )
}
