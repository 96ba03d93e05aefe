import { mkdirSync } from 'node:fs'
import type { Queue } from '@foyer/contracts/message'
import { startFauxqs as start } from 'fauxqs'
import { laneOf, type QueueName, queueNames } from '../../../../stacks/limit/lanes.ts'
import { queueLimits } from '../../../../stacks/limit/queue-limits.ts'
import { serviceLimits } from '../../../../stacks/limit/service-limits.ts'

const accountId = '000000000000'

/** S3, SQS and STS on one port, with the buckets and the queues in place. */
export async function startFauxqs(options: {
  port: number
  directory: string | null
  buckets: string[]
  region: string
}) {
  const { directory, region } = options
  if (directory) mkdirSync(directory, { recursive: true })
  const server = await start({
    port: options.port,
    logger: false,
    defaultRegion: region,
    ...(directory ? { dataDir: directory } : {}),
  })
  server.setup({
    region,
    buckets: options.buckets,
    queues: [
      ...queueNames.map((name) => ({ name: deadLetterQueueName(name) })),
      { name: deadLetterQueueName('relay') },
      ...queueNames.map((name) => ({ name, attributes: queueAttributes(name, region) })),
    ],
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    // Not in the stand-in's own form (sqs.<region>.localhost), which some machines do not resolve.
    /** By the queue's own name, or by an effect that it carries. */
    queueUrl: (name: Queue | QueueName) => `${url}/${accountId}/${queueOf(name)}`,
    deadLetterQueueUrl: (name: Queue | QueueName | 'relay') =>
      `${url}/${accountId}/${deadLetterQueueName(name === 'relay' ? name : queueOf(name))}`,
    stop: () => server.stop(),
  }
}

function queueOf(name: Queue | QueueName): QueueName {
  return queueNames.find((known) => known === name) ?? laneOf(name as Queue)
}

function queueAttributes(name: QueueName, region: string): Record<string, string> {
  const deadLetterTargetArn = `arn:aws:sqs:${region}:${accountId}:${deadLetterQueueName(name)}`
  const { visibilitySeconds, maxReceiveCount, retentionSeconds } = queueLimits[name]
  return {
    VisibilityTimeout: String(visibilitySeconds),
    MessageRetentionPeriod: String(retentionSeconds),
    MaximumMessageSize: String(serviceLimits.messageBytes),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }),
  }
}

function deadLetterQueueName(name: QueueName | 'relay'): string {
  return `${name}-dead-letter`
}
