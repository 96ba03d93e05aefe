import { mkdirSync } from 'node:fs'
import { type Queue, queues } from '@foyer/contracts/message'
import { startFauxqs as start } from 'fauxqs'

const accountId = '000000000000'
const visibilitySeconds = 60
/** After this many receives a message moves to the dead-letter queue, as on AWS. */
const maxReceives = 5

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
      ...queues.map((name) => ({ name: deadLetterQueueName(name) })),
      ...queues.map((name) => ({ name, attributes: queueAttributes(name, region) })),
    ],
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    // Not the stand-in's own form (sqs.<region>.localhost), which not every machine resolves.
    queueUrl: (name: Queue) => `${url}/${accountId}/${name}`,
    deadLetterQueueUrl: (name: Queue) => `${url}/${accountId}/${deadLetterQueueName(name)}`,
    stop: () => server.stop(),
  }
}

function queueAttributes(name: Queue, region: string): Record<string, string> {
  const deadLetterTargetArn = `arn:aws:sqs:${region}:${accountId}:${deadLetterQueueName(name)}`
  return {
    VisibilityTimeout: String(visibilitySeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: maxReceives }),
  }
}

function deadLetterQueueName(name: Queue): string {
  return `${name}-dead-letter`
}
