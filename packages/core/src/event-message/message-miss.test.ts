import { createEventMessageBody, messageRecipients } from '@foyer/contracts/event-message/event-message'
import { messageMissListQuery } from '@foyer/contracts/event-message/message-miss'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { updateAttendee } from '../attendee/attendee.ts'
import { recordEmailFeedback } from '../email/record-email-feedback.ts'
import { newId } from '../random-id.ts'
import { messageEmailId, readMisses } from '../store/event-message/message-misses.ts'
import { deliverEventMessage } from '../testing/deliver-event-message.ts'
import { addressOf, mintGuests, newGuestName } from '../testing/mint-guests.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { createEventMessage } from './create-event-message.ts'
import { deleteEventMessage, listMessageMisses } from './event-messages.ts'
import { countMessageRecipients } from './find-recipients.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'FREE' }])
})

const params = () => ({ event_id: live.event.id })
const managed = (message_id: string) => ({ params: { ...params(), message_id } })

type To = z.input<typeof messageRecipients>

const countOf = async (to: To) =>
  (await countMessageRecipients(live.ctx, { params: params(), body: messageRecipients.parse(to) })).total

function send(to: To) {
  const text = { subject: `Doors ${newGuestName()}`, content: '<p>At seven.</p>' }
  const body = createEventMessageBody.parse({ ...text, ...to, is_event_related: true })
  return createEventMessage(live.ctx, { params: params(), body })
}

const missesOf = (message_id: string, query: z.input<typeof messageMissListQuery> = {}) =>
  listMessageMisses(live.ctx, { ...managed(message_id), query: messageMissListQuery.parse(query) })

const subjectsFor = async (name: string) => (await readInbox(addressOf(name))).map(({ subject }) => subject)

describe('people that a message did not reach', () => {
  it('are listed, and are reached at the address that they have now', async () => {
    const { names, ids, order } = await mintGuests(live, 2)
    const [lost = '', full = ''] = names
    const message = await send({ recipient_group: 'ATTENDEES', attendee_short_ids: ids })
    await deliverEventMessage(message)
    const comeBack = (name: string, reason: 'UNREACHABLE' | 'MAILBOX_FULL') =>
      recordEmailFeedback({
        subject_id: order.short_id,
        message_id: messageEmailId(message.id, addressOf(name)),
        ...{ status: 'BOUNCED', reason, at: new Date().toISOString() },
      })
    await comeBack(lost, 'UNREACHABLE')
    await comeBack(full, 'MAILBOX_FULL')
    // A temporary bounce that is reported late does not replace the permanent one.
    await comeBack(lost, 'MAILBOX_FULL')
    const listed = async (query: z.input<typeof messageMissListQuery>) =>
      (await missesOf(message.id, query)).data.map(({ email, reason }) => [email, reason])
    expect(await listed({ query: lost })).toEqual([[addressOf(lost), 'UNREACHABLE']])
    expect(await listed({ query: full, filter_fields: { status: { eq: 'BOUNCED' } } })).toHaveLength(1)

    const again = { recipient_group: 'MISSED', missed_message_id: message.id } as const
    expect(await countOf(again)).toBe(1)
    const mended = newGuestName()
    const body = { first_name: 'Mended', last_name: 'Guest', email: addressOf(mended), notes: '' }
    await updateAttendee(live.ctx, {
      params: { ...params(), attendee_short_id: ids[0] ?? '' },
      body,
    })
    const second = await send(again)
    expect(second).toMatchObject({ total: 2, missed_message_id: message.id })
    await deliverEventMessage(second)
    expect(await subjectsFor(mended)).toEqual([second.subject])
    expect(await subjectsFor(full)).toEqual([message.subject, second.subject])
    const elsewhere = { ...again, missed_message_id: newId('message') }
    await expect(send(elsewhere)).rejects.toMatchObject({ code: 'message.not_found' })
    await deleteEventMessage(live.ctx, managed(message.id))
    expect(await readMisses(message.id)).toEqual([])
  })
})
