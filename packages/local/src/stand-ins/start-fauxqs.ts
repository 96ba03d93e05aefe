import { mkdirSync } from 'node:fs'
import { startFauxqs as start } from 'fauxqs'
import { deadLetterQueueName, maxReceives, type QueueName, queueNames } from './queue-names.ts'

const accountId = '000000000000'
const visibilitySeconds = 60

/** S3, SQS and STS on one port, with the bucket and the queues in place. */
export async function startFauxqs(options: {
  port: number
  directory: string | null
  bucket: string
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
    buckets: [options.bucket],
    queues: [
      ...queueNames.map((name) => ({ name: deadLetterQueueName(name) })),
      ...queueNames.map((name) => ({ name, attributes: queueAttributes(name, region) })),
    ],
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    // Not the stand-in's own form (sqs.<region>.localhost), which not every machine resolves.
    queueUrl: (name: QueueName) => `${url}/${accountId}/${name}`,
    deadLetterQueueUrl: (name: QueueName) => `${url}/${accountId}/${deadLetterQueueName(name)}`,
    stop: () => server.stop(),
  }
}

function queueAttributes(name: QueueName, region: string): Record<string, string> {
  const deadLetterTargetArn = `arn:aws:sqs:${region}:${accountId}:${deadLetterQueueName(name)}`
  return {
    VisibilityTimeout: String(visibilitySeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: maxReceives }),
  }
}
