import { randomUUID } from 'node:crypto'
import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { queues } from '@foyer/contracts/message'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type QueueName, queueNames } from '../../../../stacks/limit/lanes.ts'
import { operate } from '../testing/operate.ts'

const sqs = new SQSClient({})

async function writeLetters(name: QueueName, count: number): Promise<string[]> {
  const QueueUrl = standIns.deadLetterQueueUrl(name)
  const bodies = Array.from({ length: count }, () => `letter ${randomUUID()}`)
  for (const MessageBody of bodies) await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }))
  return bodies
}

async function waiting(name: QueueName): Promise<string[]> {
  const request = { QueueUrl: standIns.queueUrl(name), MaxNumberOfMessages: 10 }
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(request))
  return Messages.map(({ Body = '' }) => Body)
}

/** How many letters a queue still has, those that a run has received and not deleted too: they come back after a while. */
async function lettersLeft(name: QueueName): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: standIns.deadLetterQueueUrl(name), AttributeNames: ['All'] }),
  )
  return (
    Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible)
  )
}

describe('pnpm operate redrive', () => {
  it.each(queueNames)('moves every dead letter of the queue %s back to it, once', async (name) => {
    const bodies = await writeLetters(name, 3)
    expect(await operate('redrive', name)).toEqual({ code: 0, said: `3 messages moved back to ${name}.` })
    expect((await operate('redrive', name)).said).toBe(`0 messages moved back to ${name}.`)
    expect(await lettersLeft(name)).toBe(0)
    expect((await waiting(name)).toSorted()).toEqual(bodies.toSorted())
  })

  it('would leave letters that it received and did not delete (negative control)', async () => {
    await writeLetters('file', 3)
    const request = { QueueUrl: standIns.deadLetterQueueUrl('file'), MaxNumberOfMessages: 10 }
    await sqs.send(new ReceiveMessageCommand(request))
    expect((await operate('redrive', 'file')).said).toBe('0 messages moved back to file.')
    expect(await lettersLeft('file')).toBe(3)
  })

  it('finds a queue by each effect that it carries, as log lines name it', async () => {
    const said = await Promise.all(queues.map(async (effect) => (await operate('redrive', effect)).said))
    const named = said.map((line) => /^\d+ messages? moved back to ([\w-]+)\.$/.exec(line)?.[1])
    expect(new Set(named)).toEqual(new Set(queueNames))
  })

  it('finds the queues of a deployed stage without the stage’s name', async () => {
    const url = (name: string) => standIns.queueUrl('order').replace(/[^/]+$/, name)
    const RedrivePolicy = JSON.stringify({
      deadLetterTargetArn: 'arn:aws:sqs:eu-central-1:000000000000:production-foyer-order-dead-letter',
      maxReceiveCount: 3,
    })
    await sqs.send(new CreateQueueCommand({ QueueName: 'production-foyer-order-dead-letter' }))
    await sqs.send(
      new CreateQueueCommand({ QueueName: 'production-foyer-order', Attributes: { RedrivePolicy } }),
    )
    for (const effect of ['PAYMENT', 'ORDER_EXPIRY'])
      vi.stubEnv(`${effect}_QUEUE_URL`, url('production-foyer-order'))
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const letters = url('production-foyer-order-dead-letter')
    await sqs.send(new SendMessageCommand({ QueueUrl: letters, MessageBody: 'letter' }))
    expect(await operate('redrive', 'order')).toEqual({ code: 0, said: '1 message moved back to order.' })
  })

  it('needs the address of no other queue, such as one that an older release does not know', async () => {
    vi.stubEnv('EMAIL_FEEDBACK_QUEUE_URL', undefined)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect((await operate('redrive', 'orders')).said).toMatch(/^There is no queue orders\./)
    expect(await operate('redrive', 'email-feedback')).toMatchObject({ code: 0 })
  })

  it('lists the queues when it does not know the one named', async () => {
    expect(await operate('redrive', 'orders')).toEqual({
      code: 1,
      said: `There is no queue orders. The queues are ${queueNames.join(', ')}, relay.`,
    })
  })
})
