import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queueLimits } from '../../../../stacks/limit/queue-limits.ts'
import { startFauxqs } from '../stand-ins/start-fauxqs.ts'
import { startQueuePump } from './queue-pump.ts'

let fauxqs: Awaited<ReturnType<typeof startFauxqs>>
let client: SQSClient
let pump: ReturnType<typeof startQueuePump>

beforeEach(async () => {
  fauxqs = await startFauxqs({ port: 0, directory: null, buckets: [], region: 'us-east-1' })
  client = new SQSClient({ endpoint: fauxqs.url })
})
afterEach(async () => {
  await pump.stop()
  client.destroy()
  await fauxqs.stop()
})

function start(handle: (event: SQSEvent) => Promise<string[]>) {
  const handler = async (event: SQSEvent) => ({
    batchItemFailures: (await handle(event)).map((itemIdentifier) => ({ itemIdentifier })),
  })
  const fn = { name: 'email-consumer', timeoutSeconds: 5, handler }
  pump = startQueuePump({ client, queueUrl: fauxqs.queueUrl('email'), fn, retrySeconds: 0 })
}

async function send(...bodies: string[]) {
  const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }))
  await client.send(new SendMessageBatchCommand({ QueueUrl: fauxqs.queueUrl('email'), Entries }))
}

async function countLeft(queueUrl: string) {
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...AttributeNames] }),
  )
  return AttributeNames.reduce((sum, name) => sum + Number(Attributes?.[name]), 0)
}

describe('queue pump', () => {
  it('passes messages in Lambda’s format and deletes those that succeeded', async () => {
    const seen: SQSEvent['Records'] = []
    start(async ({ Records }) => {
      seen.push(...Records)
      return []
    })
    await send('one')
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(seen[0]).toMatchObject({
      body: 'one',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:email',
      attributes: { ApproximateReceiveCount: '1' },
    })
    await vi.waitFor(async () => expect(await countLeft(fauxqs.queueUrl('email'))).toBe(0))
  })

  it('returns only the messages that were reported as failed', async () => {
    const seen: string[] = []
    start(async ({ Records }) => {
      seen.push(...Records.map(({ body }) => body))
      const bad = Records.filter(
        ({ body, attributes }) => body === 'bad' && attributes.ApproximateReceiveCount === '1',
      )
      return bad.map(({ messageId }) => messageId)
    })
    await send('good', 'bad')
    await vi.waitFor(async () => expect(await countLeft(fauxqs.queueUrl('email'))).toBe(0))
    expect(seen.sort()).toEqual(['bad', 'bad', 'good'])
  })

  it('moves a message that always fails to the dead-letter queue after as many receives as on AWS', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = vi.fn(async () => Promise.reject(new Error('always')))
    start(handler)
    await send('hopeless')
    const QueueUrl = fauxqs.deadLetterQueueUrl('email')
    await vi.waitFor(async () => expect(await countLeft(QueueUrl)).toBe(1), 10_000)
    expect(handler).toHaveBeenCalledTimes(queueLimits.email.maxReceiveCount)
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl }))
    expect(Messages?.[0]?.Body).toBe('hopeless')
    logged.mockRestore()
  })
})
