import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type { Message } from '@foyer/contracts/message'
import { cancelAttendee } from '@foyer/core/attendee/cancel-attendee'
import {
  EventMessageChunkEntity,
  EventMessageEntity,
} from '@foyer/core/store/event-message/event-message-entity'
import { addressOf, mintGuests } from '@foyer/core/testing/mint-guests'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { readInbox } from '@foyer/core/testing/read-inbox'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answered } from '../testing/answered.ts'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './event-message-consumer.ts'

/** A stand-in for SQS that keeps what is sent, with its delay. */
const sent: { message: Message; delaySeconds: number }[] = []
const sqs = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  response.setHeader('content-type', 'application/x-amz-json-1.0')
  const { Entries = [] } = JSON.parse(body) as {
    Entries?: { Id: string; MessageBody: string; DelaySeconds: number }[]
  }
  const Successful = Entries.map(({ Id, MessageBody, DelaySeconds }) => {
    sent.push({ message: JSON.parse(MessageBody), delaySeconds: DelaySeconds })
    return { Id, MessageId: Id, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
  })
  response.end(JSON.stringify({ Successful, Failed: [] }))
})

beforeAll(async () => {
  // Before this process's first message, because its client then reads the address of SQS.
  await new Promise<void>((resolve) => sqs.listen(0, '127.0.0.1', resolve))
  process.env.EVENT_MESSAGE_QUEUE_URL = `http://127.0.0.1:${(sqs.address() as AddressInfo).port}/event-message`
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  sqs.close()
  sqs.closeAllConnections()
})

const consume = inRole('event-message-consumer', handler)

async function handle(message: Message | undefined): Promise<void> {
  if (!message) throw new Error('no message')
  expect((await consume(sqsEvent(message))).batchItemFailures).toEqual([])
}

/** The message of that name in the outbox of an item. */
function messageIn(item: { outbox?: unknown } | null, name: string): Message | undefined {
  return ((item?.outbox ?? []) as Message[]).find((message) => message.name === name)
}

const minuteMs = 60_000

it('a message that is due in hours comes back each quarter of an hour, and then reaches once everybody with a ticket', async () => {
  const live = await mintLiveEvent([{ type: 'FREE' }])
  const [event_id, { ctx }] = [live.event.id, live]
  const path = `/events/${event_id}/messages`
  const { names, ids } = await mintGuests(live, 2)
  const start = Date.now()
  const written = await answered<EventMessage>(ctx, `POST ${path}`, {
    ...{ recipient_group: 'EVERYONE', subject: 'Doors', content: '<p>At seven.</p>', is_event_related: true },
    ...{ send_when: 'AT_TIME', send_at: new Date(start + 40 * minuteMs).toISOString() },
  })
  expect(written.status).toBe('SCHEDULED')
  const key = { event_id, id: written.id }
  const readItem = async () => (await EventMessageEntity.get(key).go({ consistent: true })).data
  const due = messageIn(await readItem(), 'scheduledMessageDue')

  for (const [minutes, delaySeconds] of [
    [0, 900],
    [15, 900],
    [30, 600],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * minuteMs })
    await handle(due)
    const { message, delaySeconds: delay = 0 } = sent.pop() ?? {}
    expect(message).toEqual(due)
    expect(delay).toBeGreaterThan(delaySeconds - 60)
    expect(delay).toBeLessThanOrEqual(delaySeconds)
  }
  const late = await mintGuests(live, 1)
  await cancelAttendee(ctx, { params: { event_id, attendee_short_id: ids[1] ?? '' } })

  vi.useFakeTimers({ toFake: ['Date'], now: start + 40 * minuteMs })
  await handle(due)
  await handle(due)
  expect(sent).toEqual([])
  const created = messageIn(await readItem(), 'eventMessageCreated')
  await handle(created)
  await handle(created)
  const { data: chunk } = await EventMessageChunkEntity.get({ message_id: written.id, chunk: 0 }).go()
  await handle(messageIn(chunk, 'eventMessageDue'))
  await handle(messageIn(chunk, 'eventMessageDue'))
  await handle(due)

  expect(await answered(ctx, `GET ${path}/${written.id}`)).toMatchObject({ status: 'SENT', sent: 4 })
  const mails = await Promise.all(
    [names[0], late.names[0], late.buyer, names[1]].map((name) => readInbox(addressOf(name ?? ''))),
  )
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 0])
})
