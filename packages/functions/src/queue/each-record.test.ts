import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { required } from '@foyer/core/config'
import { waitFor } from '@foyer/core/patience'
import type { SQSRecord } from 'aws-lambda'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { foreignSqsEvent } from '../testing/sqs-event.ts'
import { eachRecord } from './each-record.ts'
import { retryWaits, waitAfter } from './retry-waits.ts'

const sqs = new SQSClient({})
const failing = eachRecord('image', () => ({
  facts: { message_name: 'test' },
  trace_id: 'request-1',
  run: async () => {
    throw new Error('does not work')
  },
}))

beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation(() => {})
})

/** A message of a queue that no other test reads, received; as Lambda hands it over. */
async function received(): Promise<SQSRecord> {
  const QueueUrl = required('IMAGE_QUEUE_URL')
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'one' }))
  const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 600 }))
  const [record] = foreignSqsEvent('one').Records
  if (!record) throw new Error('no record')
  const { MessageId = '', ReceiptHandle = '' } = Messages?.[0] ?? {}
  return { ...record, messageId: MessageId, receiptHandle: ReceiptHandle }
}

describe('a message that its consumer could not handle', () => {
  it('comes back after two seconds, not when the visibility timeout of ten minutes ends', async () => {
    const record = await received()
    expect((await failing({ Records: [record] })).batchItemFailures).toHaveLength(1)
    await vi.waitFor(
      async () => {
        const QueueUrl = required('IMAGE_QUEUE_URL')
        const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }))
        expect(Messages.map(({ MessageId }) => MessageId)).toContain(record.messageId)
      },
      { timeout: 60_000 },
    )
  })

  it('fails within eight seconds where a service never answers, and the others of its batch do not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = eachRecord('image', ({ body }) => ({
      facts: {},
      trace_id: 'request-1',
      run: () => waitFor(() => (body === 'silent' ? new Promise<never>(() => {}) : Promise.resolve())),
    }))
    const Records = ['silent', 'answered'].map((body) => ({
      ...(foreignSqsEvent(body).Records[0] as SQSRecord),
      messageId: body,
    }))
    const answer = asking({ Records })
    await vi.advanceTimersByTimeAsync(8000)
    vi.useRealTimers()
    expect(await answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'silent' }] })
    expect(logger.error).toHaveBeenCalledWith('message failed', expect.anything())
  })

  it('is logged with the request that set it off and how often it was received', async () => {
    const [record] = foreignSqsEvent('one').Records
    await failing({
      Records: [
        {
          ...(record as SQSRecord),
          attributes: { ...(record as SQSRecord).attributes, ApproximateReceiveCount: '3' },
        },
      ],
    })
    expect(logger.error).toHaveBeenCalledWith(
      'message failed',
      expect.objectContaining({ trace_id: 'request-1', receives: 3, message_name: 'test' }),
    )
  })

  it('waits ever longer, for more than a day in all, and never longer than SQS lets it', () => {
    expect(retryWaits.toSorted((a, b) => a - b)).toEqual(retryWaits)
    expect(retryWaits.slice(0, 3).reduce((sum, wait) => sum + wait)).toBeLessThan(60)
    expect(retryWaits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * 3600)
    expect(Math.max(...retryWaits.map((_, index) => waitAfter(index + 1)), waitAfter(99))).toBeLessThan(
      12 * 3600,
    )
  })
})
