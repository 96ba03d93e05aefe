import {
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueNames } from '../../../../stacks/limit/lanes.ts'
import { queueLimits } from '../../../../stacks/limit/queue-limits.ts'
import { startFauxqs } from './start-fauxqs.ts'

let fauxqs: Awaited<ReturnType<typeof startFauxqs>>
let sqs: SQSClient

beforeAll(async () => {
  fauxqs = await startFauxqs({ port: 0, directory: null, buckets: [], region: 'us-east-1' })
  sqs = new SQSClient({ endpoint: fauxqs.url })
})
afterAll(async () => {
  sqs.destroy()
  await fauxqs.stop()
})

it.each(queueNames)('the queue %s hides and gives up messages as the stacks say', async (name) => {
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: fauxqs.queueUrl(name), AttributeNames: ['All'] }),
  )
  const { visibilitySeconds, maxReceiveCount, retentionSeconds } = queueLimits[name]
  expect(Attributes).toMatchObject({
    VisibilityTimeout: String(visibilitySeconds),
    MessageRetentionPeriod: String(retentionSeconds),
  })
  expect(JSON.parse(Attributes?.RedrivePolicy ?? '{}').maxReceiveCount).toBe(maxReceiveCount)
})

it('SQS refuses a message, and a batch in all, over 1 MiB', async () => {
  const QueueUrl = fauxqs.queueUrl('email')
  const send = (bytes: number) =>
    sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'a'.repeat(bytes) }))
  await expect(send(1024 * 1024)).resolves.toBeDefined()
  await expect(send(1024 * 1024 + 1)).rejects.toMatchObject({ message: expect.stringContaining('1048576') })
  const Entries = ['a', 'b'].map((Id) => ({ Id, MessageBody: Id.repeat(600 * 1024) }))
  await expect(sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).rejects.toMatchObject({
    name: 'BatchRequestTooLong',
  })
})
