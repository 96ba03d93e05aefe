import { randomUUID } from 'node:crypto'
import { type Queue, queues } from '@foyer/contracts/message'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { lanes } from '../../../../stacks/limit/lanes.ts'
import { foreignSqsEvent } from '../testing/sqs-event.ts'
import { lane } from './lane.ts'

function record(body: string): SQSRecord {
  const [one] = foreignSqsEvent(body).Records
  return { ...(one as SQSRecord), messageId: randomUUID() }
}

const messageOf = (queue: Queue) =>
  record(JSON.stringify({ id: randomUUID(), name: 'any', queue, payload: {} }))

describe('a queue of several effects', () => {
  it('gives each message to the consumer of its effect, and what others wrote to the one that hears SES', async () => {
    const heard: [effect: string, ids: string[]][] = []
    const hearing = (effect: string) => async (event: SQSEvent) => {
      heard.push([effect, event.Records.map(({ messageId }) => messageId)])
      return { batchItemFailures: [] }
    }
    const [one, two, foreign, torn] = [
      messageOf('email'),
      messageOf('email'),
      record('{"eventType":"Bounce"}'),
      record('{'),
    ]
    const handle = lane({ email: hearing('email'), 'email-feedback': hearing('email-feedback') })
    const answer = await handle({ Records: [one, foreign, two, torn] })
    expect(answer).toEqual({ batchItemFailures: [] })
    expect(heard).toEqual([
      ['email', [one.messageId, two.messageId]],
      ['email-feedback', [foreign.messageId, torn.messageId]],
    ])
  })

  it('returns what one effect could not do, and nothing of the others', async () => {
    const failing = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => ({
      batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
    })
    const [paid, due, lost] = [messageOf('payment'), messageOf('order-expiry'), messageOf('audit')]
    const handle = lane({ payment: async () => ({ batchItemFailures: [] }), 'order-expiry': failing })
    const answer = await handle({ Records: [paid, due, lost] })
    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([
      due.messageId,
      lost.messageId,
    ])
  })

  it('is one of five, which together carry every effect once', async () => {
    expect(Object.values(lanes).flat().sort()).toEqual([...queues].sort())
    const handlers = await Promise.all([
      import('./email-lane.ts'),
      import('./order-lane.ts'),
      import('./record-lane.ts'),
      import('./file-lane.ts'),
    ])
    const names = ['email', 'order', 'record', 'file'] as const
    for (const [index, { handler }] of handlers.entries()) {
      const carried = lanes[names[index] ?? 'email']
      // A function gives back an unknown message at once; a known one it reads, and fails on its name.
      const others = queues.filter((effect) => !(carried as readonly Queue[]).includes(effect))
      const Records = others.filter((effect) => effect !== 'email-feedback').map(messageOf)
      const { batchItemFailures } = await handler({ Records })
      expect(batchItemFailures).toHaveLength(Records.length)
    }
  })
})
