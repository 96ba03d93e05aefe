import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { type App, type Stack, use } from 'sst/constructs'
import { email } from './email.ts'
import { queueName } from './known-names.ts'

/** Seconds that each queue's consumer may take for one batch. */
export const consumerTimeouts = {
  email: 60,
  'email-feedback': 30,
  'order-expiry': 30,
  payment: 60,
  attendee: 60,
  statistics: 60,
  audit: 30,
  image: 60,
  export: 300,
  'event-message': 60,
} as const

export type QueueName = keyof typeof consumerTimeouts

export const queueNames = Object.keys(consumerTimeouts) as QueueName[]

/** What SES says of our emails comes from its topic; all other messages are ours, and the relay sends them. */
export const foreignQueueNames: readonly QueueName[] = ['email-feedback']

/**
 * One queue per effect, each with its own dead-letter queue. They stand in the stack of their consumers, so that a release
 * which removes one ends its reader first.
 */
export function createQueues(stack: Stack, app: App): Record<QueueName, Queue> {
  const created = Object.fromEntries(
    queueNames.map((name) => [name, createQueue(stack, app, name)]),
  ) as Record<QueueName, ReturnType<typeof createQueue>>
  const { queue, deadLetterQueue } = created['email-feedback']
  use(email).feedback.addSubscription(
    new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue }),
  )
  return Object.fromEntries(queueNames.map((name) => [name, created[name].queue])) as Record<QueueName, Queue>
}

function createQueue(stack: Stack, app: App, name: QueueName) {
  const deadLetterQueue = createDeadLetterQueue(stack, app, deadLetterId(name))
  const queue = new Queue(stack, name, {
    queueName: queueName(app, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
    // AWS asks for six times the consumer's time, so that a throttled retry never runs beside the first try.
    visibilityTimeout: Duration.seconds(6 * consumerTimeouts[name]),
    deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: 5 },
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
