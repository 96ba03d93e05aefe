import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Message } from '@foyer/contracts/message'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { mostRounds } from '@foyer/core/mail/ses-refusal'
import { readOrderEmails } from '@foyer/core/mail/suppressed-address'
import { takeMails } from '@foyer/core/mail/take-mails'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { toSend } from '@foyer/core/table/write'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { noAnswer, startCountingSes } from '@foyer/core/testing/start-counting-ses'
import { testContext } from '@foyer/core/testing/test-context'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './email-consumer.ts'

/** A stand-in for SQS that keeps what is sent with its delay, and accepts everything else. */
const sent: { message: Message; delaySeconds: number }[] = []
let isFull = false
const sqs = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  response.setHeader('content-type', 'application/x-amz-json-1.0')
  const { Entries = [] } = JSON.parse(body) as {
    Entries?: { Id: string; MessageBody: string; DelaySeconds: number }[]
  }
  if (isFull) response.writeHead(400).end(JSON.stringify({ __type: 'com.amazonaws.sqs#RequestThrottled' }))
  else {
    const Successful = Entries.map(({ Id, MessageBody, DelaySeconds }) => {
      sent.push({ message: JSON.parse(MessageBody), delaySeconds: DelaySeconds })
      return { Id, MessageId: Id, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
    })
    response.end(JSON.stringify({ Successful, Failed: [] }))
  }
})

let ses: Awaited<ReturnType<typeof startCountingSes>>
let refusal: string | null = null

beforeAll(async () => {
  // Before this process's first request, because its clients then read the addresses of SES and SQS.
  ses = await startCountingSes(() => refusal)
  await new Promise<void>((resolve) => sqs.listen(0, '127.0.0.1', resolve))
  process.env.AWS_ENDPOINT_URL_SES = ses.url
  process.env.EMAIL_QUEUE_URL = `http://127.0.0.1:${(sqs.address() as AddressInfo).port}/email`
})
beforeEach(() => {
  sent.length = 0
  isFull = false
  refusal = 'AccountSendingPausedException'
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await ses.stop()
  sqs.close()
  sqs.closeAllConnections()
})

let buyers = 0

/** The confirmation of a new order, and the address that gets it. */
async function confirmation(): Promise<{ message: Message; to: string; short_id: string }> {
  const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  const order = await reserve(ticket)
  buyers += 1
  const to = `closed-${buyers}-${order.short_id}@example.com`
  await nameBuyer(order, testContext(), to)
  return {
    message: toSend(orderConfirmationDue, { order_short_id: order.short_id }),
    to,
    short_id: order.short_id,
  }
}

const failuresOf = async (message: Message) => (await handler(sqsEvent(message))).batchItemFailures

describe('mail while SES accepts none', () => {
  async function waitsAndGoesOutOnce(_time: string, error: string, seconds: number) {
    refusal = error
    let { message, to } = await confirmation()
    let waitedSeconds = 0
    while (waitedSeconds < seconds) {
      expect(await failuresOf(message)).toEqual([])
      const next = sent.splice(0)
      expect(next).toHaveLength(1)
      expect(next[0]?.message).toMatchObject({ id: message.id, name: message.name })
      expect(next[0]?.delaySeconds).toBeLessThanOrEqual(900)
      const delay = next[0]?.delaySeconds ?? 0
      waitedSeconds += delay
      message = next[0]?.message ?? message
      // The waits have reached their maximum, so each round until the last hour is like the one before.
      const alike = waitedSeconds < 3600 ? 0 : Math.max(0, Math.floor((seconds - 3600 - waitedSeconds) / 900))
      waitedSeconds += alike * 900
      message = { ...message, put_off: (message.put_off ?? 0) + alike }
    }
    expect(ses.got.get(to)).toBeUndefined()
    refusal = null
    expect(await failuresOf(message)).toEqual([])
    expect(await failuresOf(message)).toEqual([])
    expect(ses.got.get(to)).toBe(1)
    expect(sent).toEqual([])
  }

  // The SDK's own retries of a throttled request would make a whole day of this too slow.
  it.each([['a minute', 'Throttling:Daily message quota exceeded.', 45]])(
    'waits for %s of %s, never fails, and goes out once when SES accepts mail again',
    waitsAndGoesOutOnce,
  )

  it.each([
    ['a day', 'AccountSendingPausedException', 24 * 3600],
    ['seconds', 'Throttling:Maximum sending rate exceeded.', 5],
  ])(
    'waits for %s of %s, never fails, and goes out once when SES accepts mail again',
    { timeout: 900_000, tags: 'long' },
    waitsAndGoesOutOnce,
  )

  it('says in the log why it waits, without the address that SES names', async () => {
    const log = vi.spyOn(logger, 'info').mockImplementation(() => {})
    const { message, to } = await confirmation()
    refusal = `MessageRejected:Email address is not verified. The following identities failed the check in region US-EAST-1: ${to}, ${process.env.EMAIL_FROM}`
    expect(await failuresOf(message)).toEqual([])
    const why = {
      message_id: message.id,
      reason: 'SES takes no email at the moment.',
      cause: 'MessageRejected',
    }
    expect(log.mock.calls).toContainEqual(['email put off', why])
    expect(JSON.stringify(log.mock.calls)).not.toContain(to)
    log.mockRestore()
  })

  it('waits seconds instead of a minute after too many at once, and never longer than SQS can delay', {
    tags: 'long',
  }, async () => {
    refusal = 'Throttling:Maximum sending rate exceeded.'
    let { message } = await confirmation()
    const waits: number[] = []
    for (const put_off of [0, 1, 2, 12]) {
      expect(await failuresOf({ ...message, put_off })).toEqual([])
      const [next] = sent.splice(0)
      waits.push(next?.delaySeconds ?? 0)
      message = next?.message ?? message
    }
    expect(waits.slice(0, 3).map((seconds) => seconds <= 8)).toEqual([true, true, true])
    expect(waits[3]).toBeLessThanOrEqual(900)
  })

  it.each([
    ['MessageRejected:Address blacklisted.', 'CONTENT_REFUSED'],
    [
      'MessageRejected:Email address is not verified. The following identities failed the check in region US-EAST-1: closed@example.com',
      'SANDBOX',
    ],
  ])(
    'does not wait when SES refuses the email itself with %s, and the order shows that',
    async (answer, reason) => {
      refusal = answer
      const { message, short_id } = await confirmation()
      expect(await failuresOf(message)).toEqual([])
      expect(sent).toEqual([])
      expect(await readOrderEmails(short_id)).toMatchObject([
        { kind: 'orderConfirmationDue', status: 'REJECTED', reason },
      ])
      // Sent again by hand it is another email. This one stays refused.
      const asked = ses.counts().refused
      expect(await failuresOf(message)).toEqual([])
      expect(ses.counts().refused).toBe(asked)
    },
  )

  /** SES accepts an email without answering, each time. Returns how often it got the email within this many hours. */
  async function sentInSilence(hours: number, rounds = mostRounds) {
    refusal = noAnswer
    let { message, to } = await confirmation()
    vi.useFakeTimers({ toFake: ['Date'] })
    const until = Date.now() + hours * 3600 * 1000
    for (let round = 0; round < rounds && Date.now() < until; round += 1) {
      expect(await failuresOf(message)).toEqual([])
      const [next] = sent.splice(0)
      vi.advanceTimersByTime((next?.delaySeconds ?? 0) * 1000)
      message = next?.message ?? message
    }
    return { message, to, times: ses.got.get(to) }
  }

  it('is sent five times at growing intervals during eight hours without any answer from SES', {
    timeout: 900_000,
    tags: 'long',
  }, async () => {
    const { message, to, times } = await sentInSilence(8)
    expect(times).toBe(5)
    refusal = null
    vi.advanceTimersByTime(3 * 24 * 3600 * 1000)
    expect(await failuresOf(message)).toEqual([])
    expect(await failuresOf(message)).toEqual([])
    expect(ses.got.get(to)).toBe(6)
  })

  it('would be sent every time without the claim (negative control)', async () => {
    withoutGuard('emailClaim')
    expect((await sentInSilence(8, 10)).times).toBe(10)
  })

  it('would fail as other mail does if it were not put off (negative control)', async () => {
    withoutGuard('putOff')
    expect(await failuresOf((await confirmation()).message)).toHaveLength(1)
  })

  it('fails after three days, and when SQS does not accept it again', { tags: 'long' }, async () => {
    const { message } = await confirmation()
    expect(await failuresOf({ ...message, put_off: mostRounds })).toHaveLength(1)
    isFull = true
    expect(await failuresOf(message)).toHaveLength(1)
  })
})

describe('mail that a budget withholds', () => {
  const dayMs = 86_400_000

  /** A confirmation from an account that has used up today's emails. */
  async function withheld() {
    refusal = null
    const due = await confirmation()
    const { account_id } = await readOrder(due.short_id)
    const useUp = () => takeMails(testContext(), account_id, 'unpaid_orders', 500)
    await useUp()
    return { ...due, useUp }
  }

  it('waits in the queue until the next day without using up a try, and is then sent once', async () => {
    const { message, to } = await withheld()
    const midnight = Math.ceil(Date.now() / dayMs) * dayMs
    expect(await failuresOf(message)).toEqual([])
    const [next] = sent.splice(0)
    expect(next?.message).toMatchObject({
      id: message.id,
      name: message.name,
      deliver_at: expect.any(String),
    })
    expect(next?.message.put_off).toBeUndefined()
    const due = Date.parse(next?.message.deliver_at ?? '')
    expect(due).toBeGreaterThanOrEqual(midnight)
    // SQS delays by at most 15 minutes, so the message returns to the queue until its day comes.
    expect(await failuresOf(message)).toEqual([])
    expect(sent.splice(0)).toMatchObject([
      { message: { id: message.id, deliver_at: next?.message.deliver_at } },
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: due })
    expect(await failuresOf(message)).toEqual([])
    expect(await failuresOf(message)).toEqual([])
    expect(ses.got.get(to)).toBe(1)
    expect(sent).toEqual([])
  })

  it('is logged as given up after seven days, and does not fail', { tags: 'long' }, async () => {
    const { message, to, short_id, useUp } = await withheld()
    expect(await failuresOf(message)).toEqual([])
    const log = vi.spyOn(logger, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let day = 0; day < 7; day += 1) {
      vi.setSystemTime(Date.parse((await readOrderEmails(short_id))[0]?.retry_at ?? ''))
      await useUp().catch(() => undefined)
      if (day === 6)
        await takeMails(testContext(), (await readOrder(short_id)).account_id, 'unpaid_orders', 1500).catch(
          () => undefined,
        )
      expect(await failuresOf(message)).toEqual([])
    }
    expect(log.mock.calls).toEqual([['email given up', { message_id: message.id }]])
    expect(ses.got.get(to)).toBeUndefined()
    log.mockRestore()
  })
})
