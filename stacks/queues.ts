import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { type App, type Stack, use } from 'sst/constructs'
import { email } from './email.ts'
import { queueName } from './known-names.ts'
import { type QueueName, queueNames } from './limit/lanes.ts'
import { queueLimits } from './limit/queue-limits.ts'

/**
 * The queues, each with its own dead-letter queue; mail's also gets bounces. They are in their consumers' stack, so that a release
 * which removes one removes its reader first.
 */
export function createQueues(stack: Stack, app: App): Record<QueueName, Queue> {
  const created = Object.fromEntries(
    queueNames.map((name) => [name, createQueue(stack, app, name)]),
  ) as Record<QueueName, ReturnType<typeof createQueue>>
  const { queue, deadLetterQueue } = created.email
  use(email).feedback.addSubscription(
    new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue }),
  )
  return Object.fromEntries(queueNames.map((name) => [name, created[name].queue])) as Record<QueueName, Queue>
}

function createQueue(stack: Stack, app: App, name: QueueName) {
  const { visibilitySeconds, maxReceiveCount, retentionSeconds } = queueLimits[name]
  const deadLetterQueue = createDeadLetterQueue(stack, app, deadLetterId(name))
  const queue = new Queue(stack, name, {
    queueName: queueName(app, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.seconds(retentionSeconds),
    visibilityTimeout: Duration.seconds(visibilitySeconds),
    deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount },
  })
  return { queue, deadLetterQueue }
}

/** The id of a queue's, or the relay's, dead-letter queue. */
export function deadLetterId(name: string): string {
  return `${name}-dead-letter`
}

export function createDeadLetterQueue(stack: Stack, app: App, id: string): Queue {
  return new Queue(stack, id, {
    queueName: queueName(app, id),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
}
