import { randomUUID } from 'node:crypto'
import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { describe, expect, it, vi } from 'vitest'
import { redriveQueue } from './redrive-queue.ts'
import { queueUrl } from './send-messages.ts'

const sqs = new SQSClient({})

describe('redriving a dead-letter queue', () => {
  it('gives every message back to its queue, and finds nothing the second time', async () => {
    const deadLetters = queueUrl('statistics').replace(/[^/]+$/, 'record-dead-letter')
    const bodies = Array.from({ length: 12 }, () => `poison ${randomUUID()}`)
    for (const MessageBody of bodies)
      await sqs.send(new SendMessageCommand({ QueueUrl: deadLetters, MessageBody }))
    const sent = vi.spyOn(SQSClient.prototype, 'send')
    expect(await redriveQueue('statistics')).toBeGreaterThanOrEqual(12)
    const entries = sent.mock.calls.map(([command]) => ({
      given: command instanceof SendMessageBatchCommand ? (command.input.Entries?.length ?? 0) : 0,
      deleted: command instanceof DeleteMessageBatchCommand ? (command.input.Entries?.length ?? 0) : 0,
    }))
    sent.mockRestore()
    const given = entries.reduce((sum, entry) => sum + entry.given, 0)
    expect(given).toBeGreaterThanOrEqual(12)
    // A message that stays behind is only hidden, and would be given back again later.
    expect(entries.reduce((sum, entry) => sum + entry.deleted, 0)).toBe(given)
    expect(await redriveQueue('statistics')).toBe(0)
    expect(await allBodies(queueUrl('statistics'))).toEqual(expect.arrayContaining(bodies))
  })
})

async function allBodies(QueueUrl: string): Promise<string[]> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 }),
  )
  const bodies = Messages.map(({ Body = '' }) => Body)
  return bodies.length === 0 ? [] : [...bodies, ...(await allBodies(QueueUrl))]
}
