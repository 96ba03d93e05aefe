import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { type Function as SstFunction, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { createFunction, oneCpuMegabytes } from './create-function.ts'
import { email } from './email.ts'
import { consumerTimeouts, createQueues, type QueueName, queueNames } from './queues.ts'
import { storage } from './storage.ts'
import { readTable, writeTable } from './table-permissions.ts'

/** The queues, and one function for each. It may receive from its own queue only. */
export function consumers({ stack, app }: StackContext) {
  const queues = createQueues(stack, app)
  const work = consumerWork(queues)
  const created = queueNames.map(
    (name) => [name, createConsumer({ stack, app }, name, { ...work[name], queue: queues[name] })] as const,
  )
  const functions = Object.fromEntries(created) as Record<QueueName, SstFunction>
  if (functions.image.role) {
    const prefix = [{ regex: '/^Resource::.*/(media|uploads)/\\*$/' }]
    acceptFinding(functions.image.role, 'AwsSolutions-IAM5', 'Images have generated keys.', prefix)
  }
  if (functions.export.role) {
    const prefix = [{ regex: '/^Resource::.*/exports/\\*$/' }]
    acceptFinding(functions.export.role, 'AwsSolutions-IAM5', 'Exported files have generated keys.', prefix)
  }
  return functions
}

interface Work {
  handler: string
  permissions: PolicyStatement[]
  readsSecrets?: boolean
  printsTickets?: boolean
  encodesImages?: boolean
  memorySize?: number
  batchSize: number
  /** How many run at once, so that a burst waits in its queue instead of crowding out the API. */
  maxConcurrency: number
}

function consumerWork(queues: Record<QueueName, Queue>): Record<QueueName, Work> {
  const { table, mediaBucket } = use(storage)
  const readAndWrite = [readTable(table), writeTable(table)]
  const sendEmail = new PolicyStatement({
    actions: ['ses:SendRawEmail'],
    resources: use(email).sendingArns,
  })
  // An order whose hold still has time to run is put back into the queue, for at most 15 minutes each time; so is mail
  // while SES takes none (F34).
  const waitAgain = (name: QueueName) =>
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queues[name].queueArn] })
  const changeImages = new PolicyStatement({
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    resources: [mediaBucket.arnForObjects('media/*'), mediaBucket.arnForObjects('uploads/*')],
  })
  const writeExports = new PolicyStatement({
    actions: ['s3:PutObject'],
    resources: [mediaBucket.arnForObjects('exports/*')],
  })
  return {
    email: {
      handler: 'email/email-consumer',
      permissions: [...readAndWrite, sendEmail, waitAgain('email')],
      readsSecrets: true,
      printsTickets: true,
      memorySize: oneCpuMegabytes,
      batchSize: 5,
      maxConcurrency: 5,
    },
    'email-feedback': {
      handler: 'email/email-feedback-consumer',
      permissions: readAndWrite,
      batchSize: 10,
      maxConcurrency: 2,
    },
    'order-expiry': {
      handler: 'order/order-expiry-consumer',
      permissions: [...readAndWrite, waitAgain('order-expiry')],
      readsSecrets: true,
      batchSize: 5,
      maxConcurrency: 10,
    },
    payment: {
      handler: 'payment/payment-consumer',
      permissions: readAndWrite,
      readsSecrets: true,
      batchSize: 5,
      maxConcurrency: 20,
    },
    attendee: {
      handler: 'attendee/attendee-consumer',
      permissions: readAndWrite,
      batchSize: 5,
      maxConcurrency: 10,
    },
    statistics: {
      handler: 'statistics/statistics-consumer',
      permissions: readAndWrite,
      batchSize: 10,
      maxConcurrency: 5,
    },
    audit: {
      handler: 'audit/audit-consumer',
      permissions: readAndWrite,
      batchSize: 10,
      maxConcurrency: 2,
    },
    image: {
      handler: 'image/image-consumer',
      permissions: [...readAndWrite, changeImages],
      encodesImages: true,
      memorySize: oneCpuMegabytes,
      batchSize: 1,
      maxConcurrency: 2,
    },
    export: {
      handler: 'export/export-consumer',
      permissions: [...readAndWrite, writeExports],
      // All rows of a list lie in memory while their file is written (`pnpm bench:export`).
      memorySize: 3008,
      batchSize: 1,
      maxConcurrency: 2,
    },
    // One chunk at a time, so that a large message leaves tickets and confirmations their share of the sending rate.
    'event-message': {
      handler: 'event-message/event-message-consumer',
      permissions: [...readAndWrite, sendEmail, waitAgain('event-message')],
      memorySize: oneCpuMegabytes,
      batchSize: 1,
      maxConcurrency: 2,
    },
  }
}

function createConsumer(
  { stack, app }: StackContext,
  name: QueueName,
  { queue, batchSize, maxConcurrency, ...functionInput }: Work & { queue: Queue },
): SstFunction {
  const consumer = createFunction(stack, app, `${name}-consumer`, {
    ...functionInput,
    timeoutSeconds: consumerTimeouts[name],
  })
  consumer.addEventSource(
    new SqsEventSource(queue, { batchSize, maxConcurrency, reportBatchItemFailures: true }),
  )
  return consumer
}
