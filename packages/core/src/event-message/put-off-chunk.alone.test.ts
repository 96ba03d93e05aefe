import { createEventMessageBody } from '@foyer/contracts/event-message/event-message'
import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostRounds } from '../mail/ses-refusal.ts'
import { EventMessageChunkEntity } from '../store/event-message/event-message-entity.ts'
import { readMisses } from '../store/event-message/message-misses.ts'
import { divide, sendChunk } from '../testing/deliver-event-message.ts'
import { addressOf, mintGuests } from '../testing/mint-guests.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { noAnswer, startCountingSes } from '../testing/start-counting-ses.ts'
import { createEventMessage } from './create-event-message.ts'
import { getEventMessage } from './event-messages.ts'

let live: LiveEvent
let ses: Awaited<ReturnType<typeof startCountingSes>>
let refusal: (address: string) => string | null = () => null

beforeAll(async () => {
  // Before this process's first email, because its client then reads the address of SES.
  ses = await startCountingSes((address) => refusal(address))
  process.env.AWS_ENDPOINT_URL_SES = ses.url
  live = await mintLiveEvent([{ type: 'FREE' }])
})
afterAll(() => ses.stop())

/** A message to this many people, all in its one chunk. */
async function mintMessage(people: number) {
  const { names, ids } = await mintGuests(live, people)
  const event_id = live.event.id
  const body = createEventMessageBody.parse({
    ...{ subject: 'Doors', content: '<p>At seven.</p>', is_event_related: true },
    ...{ recipient_group: 'ATTENDEES', attendee_short_ids: ids },
  })
  const message = await createEventMessage(live.ctx, { params: { event_id }, body })
  await divide(message)
  const addresses = names.map(addressOf)
  const state = () => getEventMessage(live.ctx, { params: { event_id, message_id: message.id } })
  return { message, addresses, state }
}

async function readChunk(message_id: string) {
  const { data } = await EventMessageChunkEntity.get({ message_id, chunk: 0 }).go({ consistent: true })
  const [due] = (data?.outbox ?? []) as Message<typeof eventMessageDue>[]
  return { round: data?.round, attempts: data?.attempts, due }
}

describe.each([
  ['Throttling:Maximum sending rate exceeded.', 1, 3],
  ['Throttling:Daily message quota exceeded.', 50, 61],
  ['AccountSendingPausedException', 50, 61],
  ['MailFromDomainNotVerifiedException', 50, 61],
])('a mail service that answers %s', (error, fromSeconds, toSeconds) => {
  it('loses no recipient: the rest of the chunk is sent later, and people who have the message do not get it twice', async () => {
    const { message, addresses, state } = await mintMessage(5)
    let left = 2
    refusal = (address) => (addresses.includes(address) && left-- <= 0 ? error : null)
    const before = Date.now()
    await sendChunk(message, 0)
    const after = Date.now()
    expect(await state()).toMatchObject({ status: 'SENDING', sent: 0, failed: 0 })
    const { due, ...chunk } = await readChunk(message.id)
    expect(chunk).toEqual({ round: 1, attempts: 0 })
    expect(due).toMatchObject({ name: 'eventMessageDue', payload: { chunk: 0, round: 1 } })
    const due_at = Date.parse(due?.deliver_at ?? '')
    expect(due_at).toBeGreaterThanOrEqual(before + fromSeconds * 1000)
    expect(due_at).toBeLessThanOrEqual(after + toSeconds * 1000)
    refusal = () => null
    // The first message arrives again, although its round is over.
    await sendChunk(message, 0)
    expect(addresses.filter((address) => ses.got.has(address))).toHaveLength(2)
    await sendChunk(message, 0, 1)
    expect(await state()).toMatchObject({ status: 'SENT', sent: 5, failed: 0 })
    expect(addresses.map((address) => ses.got.get(address))).toEqual([1, 1, 1, 1, 1])
  })
})

describe('a mail service', () => {
  it('that refuses one email still gets the others', async () => {
    const { message, addresses, state } = await mintMessage(3)
    refusal = (address) => (address === addresses[0] ? 'MessageRejected' : null)
    await sendChunk(message, 0)
    expect(await state()).toMatchObject({ status: 'SENT', sent: 2, failed: 1 })
    expect(await readMisses(message.id)).toMatchObject([
      { email: addresses[0], status: 'REJECTED', reason: 'CONTENT_REFUSED' },
    ])
  })

  it('that may already have one email delays only that one', async () => {
    const { message, addresses, state } = await mintMessage(3)
    refusal = (address) => (address === addresses[0] ? noAnswer : null)
    await sendChunk(message, 0)
    await sendChunk(message, 0, 1)
    expect(addresses.map((address) => ses.got.get(address))).toEqual([1, 1, 1])
    expect(await state()).toMatchObject({ status: 'SENDING', sent: 0, failed: 0 })
    refusal = () => null
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 41_000 })
    await sendChunk(message, 0, 2)
    vi.useRealTimers()
    expect(addresses.map((address) => ses.got.get(address))).toEqual([2, 1, 1])
    expect(await state()).toMatchObject({ status: 'SENT', sent: 3, failed: 0 })
  })

  it('that accepts nothing for three days ends the message, which lists everybody it did not reach', async () => {
    const { message, addresses, state } = await mintMessage(2)
    refusal = (address) => (addresses.includes(address) ? 'ConfigurationSetSendingPausedException' : null)
    await EventMessageChunkEntity.patch({ message_id: message.id, chunk: 0 }).set({ round: mostRounds }).go()
    await sendChunk(message, 0, mostRounds)
    expect(await state()).toMatchObject({ status: 'SENT', sent: 0, failed: 2 })
  })
})
