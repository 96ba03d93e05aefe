import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { newLinkId } from '@foyer/core/random-id'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { afterEach, expect, it, vi } from 'vitest'
import { openStage } from '../testing/open-stage.ts'
import { operate } from '../testing/operate.ts'

let isDead = false
const stage = await openStage({
  relayGivesUpAfterSeconds: 0,
  relay: (real) => ({
    ...real,
    handler: async (...call) => {
      if (isDead) throw new Error('The relay is dead.')
      return real.handler(...call)
    },
  }),
})
const sqs = new SQSClient({})
const { event, tickets } = await mintLiveEvent([{ type: 'FREE' }])

afterEach(() => {
  isDead = false
})

it('pnpm operate redrive relay sends what a dead relay failed to send: every email, attendee and count arrives once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isDead = true
  const people = await buy(5)
  await untilLetters(5)
  expect(await Promise.all(people.map(mails))).toEqual([[], [], [], [], []])
  isDead = false
  // Control: the relay that is back serves who buys now, and does not come back to what it gave up.
  const [later] = await buy(1)
  await vi.waitFor(async () => expect(await mails(later as Person)).not.toEqual([]), { timeout: 100_000 })
  expect(await Promise.all(people.map(mails))).toContainEqual([])

  const { code, said } = await operate('redrive', 'relay')
  expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ messages? sent again from the stream\.$/)])
  expect(await lettersLeft()).toBe(0)
  await untilServed(people)
  expect((await operate('redrive', 'relay')).said).toBe('0 messages sent again from the stream.')
})

it('pnpm operate redrive relay reads in the items what the stream no longer has, and says the cost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isDead = true
  const people = await buy(3)
  await untilLetters(3)
  await forgetStream()
  isDead = false

  const { code, said } = await operate('redrive', 'relay')
  expect(code).toBe(0)
  expect(said).toMatch(/The stream no longer has the records of .*Z to .*Z/)
  expect(said).toMatch(/messages? of that time sent again, for [\d.]+ read units, about 0\.00 dollars/)
  expect(await lettersLeft()).toBe(0)
  await untilServed(people)
})

it('pnpm operate redrive relay keeps a letter as long as the queues do not accept its messages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isDead = true
  await buy(1)
  await untilLetters(1)
  const before = await lettersLeft()
  const queueUrls = Object.keys(standIns.env).filter((name) => name.endsWith('_QUEUE_URL'))
  for (const name of queueUrls.filter((it) => it !== 'EMAIL_QUEUE_URL'))
    vi.stubEnv(name, standIns.queueUrl('email').replace(/email$/, 'not-there'))

  const { code, said } = await operate('redrive', 'relay')
  vi.unstubAllEnvs()
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('The letter stays. Run this again in two minutes.'),
  ])
  expect(await lettersLeft()).toBe(before)
})

interface Person {
  email: string
  order_short_id: string
}

async function buy(people: number): Promise<Person[]> {
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return Promise.all(Array.from({ length: people }, () => buyOne(ticket)))
}

/** Buys a ticket over HTTP, as a browser does. */
async function buyOne(ticket: Ticket): Promise<Person> {
  const email = `relay-${newLinkId()}@example.com`
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const reserved = await stage.call(`POST /public/events/${event.id}/orders`, { body: { lines } })
  const { data } = (await reserved.json()) as {
    data: { short_id: string; attendees: { short_id: string }[] }
  }
  const person = { first_name: 'Bea', last_name: 'Buyer', email }
  const attendees = data.attendees.map(({ short_id }) => ({ short_id, ...person }))
  const body = { ...person, attendees }
  expect((await stage.call(`PUT /public/orders/${data.short_id}`, { body })).status).toBe(200)
  return { email, order_short_id: data.short_id }
}

async function mails({ email }: Person): Promise<string[]> {
  return (await readInbox(email)).map(({ subject }) => subject)
}

/** Waits until each person has one confirmation and one ticket, and every count is right. */
async function untilServed(people: Person[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const person of people) {
        const subjects = await mails(person)
        expect(subjects).toHaveLength(new Set(subjects).size)
        expect(subjects.length).toBeGreaterThanOrEqual(1)
      }
      expect((await operate('check-statistics', event.id)).said).toBe('Every sum agrees with the orders.')
    },
    { timeout: 100_000, interval: 300 },
  )
}

async function letters(): Promise<{ MessageId?: string; ReceiptHandle?: string; Body?: string }[]> {
  const QueueUrl = standIns.deadLetterQueueUrl('relay')
  const request = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 }
  return (await sqs.send(new ReceiveMessageCommand(request))).Messages ?? []
}

/** The number of letters, including those that a receiver is working on. */
async function lettersLeft(): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: standIns.deadLetterQueueUrl('relay'),
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  )
  return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0)
}

/** Waits until the relay has given up the whole stream. Each write of an order is in one of the batches. */
async function untilLetters(orders: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const batches = (await letters()).map(
        ({ Body = '' }) => JSON.parse(Body).DDBStreamBatchInfo.batchSize as number,
      )
      expect(batches.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(2 * orders)
    },
    { timeout: 100_000, interval: 200 },
  )
}

/** Makes the letters as they are a day later: they name a shard that no longer exists. */
async function forgetStream(): Promise<void> {
  const QueueUrl = standIns.deadLetterQueueUrl('relay')
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
  for (const { Body = '', ReceiptHandle } of Messages) {
    const letter = JSON.parse(Body)
    letter.DDBStreamBatchInfo.shardId = 'shardId-00000000000000000000-00000000'
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) }))
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
  }
}
