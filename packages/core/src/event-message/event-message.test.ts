import { randomUUID } from 'node:crypto'
import { eventMessageListQuery, messageRecipients } from '@foyer/contracts/event-message/event-message'
import { messageMissListQuery } from '@foyer/contracts/event-message/message-miss'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { EmailUnderWay } from '../mail/claim-email.ts'
import { readOrderEmails, suppressAddress } from '../mail/suppressed-address.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { newLinkId } from '../random-id.ts'
import { AuditEntity, auditShard } from '../store/audit/audit-entity.ts'
import { EventMessageEntity } from '../store/event-message/event-message-entity.ts'
import { deliverEventMessage, divide, sendChunk } from '../testing/deliver-event-message.ts'
import { type GivenMessage, messageBody } from '../testing/message-body.ts'
import { addressOf, mintGuests, newGuestName } from '../testing/mint-guests.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { recordReports } from '../testing/record-reports.ts'
import { later } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createEventMessage } from './create-event-message.ts'
import {
  cancelEventMessage,
  deleteEventMessage,
  getEventMessage,
  listEventMessages,
  listMessageMisses,
} from './event-messages.ts'
import { countMessageRecipients } from './find-recipients.ts'

let live: LiveEvent

beforeAll(async () => {
  live = await mintLiveEvent([{ type: 'FREE' }, { type: 'FREE', title: 'Balcony' }])
})

const ticketId = (index: number) => live.tickets[index]?.id ?? ''
const params = () => ({ event_id: live.event.id })
const managed = (message_id: string) => ({ params: { ...params(), message_id } })

const send = (given: GivenMessage = {}, ctx: Context = live.ctx) =>
  createEventMessage(ctx, { params: params(), body: messageBody(given) })

const subjectsFor = async (name: string) => (await readInbox(addressOf(name))).map(({ subject }) => subject)

const cancel = (order_short_id: string) =>
  cancelOrder(live.ctx, {
    params: { ...params(), order_short_id },
    body: { refund: false, notify_buyer: false },
  })

type To = z.input<typeof messageRecipients>

const countOf = async (to: To) =>
  (await countMessageRecipients(live.ctx, { params: params(), body: messageRecipients.parse(to) })).total

describe('a message to people of an event', () => {
  // Specification: 3.message-fields
  it('works: reaches holders and buyers once each, in the footer and from the address of the settings', async () => {
    const buyer = newGuestName()
    const first = await mintGuests(live, 2, { buyer })
    await mintGuests(live, 1, { buyer: buyer.toUpperCase() })
    const body = { email_footer_message: '<p>Harbour Ltd</p>', reply_to_email: 'desk@harbour.example' }
    await updateEventSettings(live.ctx, { params: params(), body })
    const message = await send()
    expect(message).toMatchObject({
      status: 'SENDING',
      sent: 0,
      content: '<p>At <strong>seven</strong>.</p>',
    })
    await deliverEventMessage(message)
    const done = await getEventMessage(live.ctx, managed(message.id))
    expect(done).toMatchObject({ status: 'SENT', sent: message.total, skipped: 0, failed: 0 })
    for (const name of first.names) expect(await subjectsFor(name)).toEqual([message.subject])
    const spellings = await Promise.all([buyer, buyer.toUpperCase()].map(subjectsFor))
    expect(spellings.flat()).toEqual([message.subject])
    const [email] = await readInbox(addressOf(first.names[0] ?? ''))
    expect(email).toMatchObject({ replyTo: ['desk@harbour.example'] })
    expect(email?.body.html).toContain('<strong>seven</strong>')
    expect(email?.body.html).toContain('Harbour Ltd')
    expect(email?.body.text).toContain(`Hello ${first.names[0]},`)
    const emails = await readOrderEmails(first.order.short_id)
    expect(emails.filter(({ kind }) => kind === 'eventMessageDue').length).toBeGreaterThanOrEqual(2)
  })

  // Specification: 3.message-fields
  it('counts each group, without cancelled tickets and what hangs on them', async () => {
    const { order, ids } = await mintGuests(live, 3, { ticket: 1 })
    const ATTENDEES: To = { recipient_group: 'ATTENDEES', attendee_short_ids: ids }
    const BALCONY: To = { recipient_group: 'TICKET_HOLDERS', ticket_ids: [ticketId(1)] }
    const ORDER: To = { recipient_group: 'ORDER', order_short_id: order.short_id }
    expect(await Promise.all([ATTENDEES, BALCONY, ORDER].map(countOf))).toEqual([3, 3, 1])
    const [everyone, owners] = await Promise.all([
      countOf({ recipient_group: 'EVERYONE' }),
      countOf({ recipient_group: 'ORDER_OWNERS' }),
    ])
    for (const attendee_short_id of ids)
      await cancelAttendee(live.ctx, { params: { ...params(), attendee_short_id } })
    expect(await Promise.all([ATTENDEES, BALCONY].map(countOf))).toEqual([0, 0])
    expect(await countOf({ recipient_group: 'EVERYONE' })).toBe(everyone - 4)
    expect(await countOf({ recipient_group: 'ORDER_OWNERS' })).toBe(owners - 1)
    await expect(send(ATTENDEES)).rejects.toMatchObject({ code: 'message.no_recipients' })
  })

  it('reaches the buyers of chosen orders, each once, but not those of cancelled or other orders', async () => {
    const buyer = newGuestName()
    const [first, second, third] = await Promise.all([
      mintGuests(live, 1, { buyer }),
      mintGuests(live, 2, { buyer }),
      mintGuests(live, 1),
    ])
    const elsewhere = (await mintSoldOrder()).short_id
    const chosen = [first, second, third].map(({ order }) => order.short_id)
    const ORDERS: To = { recipient_group: 'ORDERS', order_short_ids: [...chosen, elsewhere, newLinkId()] }
    expect(await countOf(ORDERS)).toBe(2)
    const message = await send(ORDERS)
    expect(message).toMatchObject({
      total: 2,
      recipient_group: 'ORDERS',
      order_short_ids: ORDERS.order_short_ids,
    })
    await divide(message)
    await cancel(third.order.short_id)
    await sendChunk(message, 0)
    expect(await getEventMessage(live.ctx, managed(message.id))).toMatchObject({ sent: 1, skipped: 1 })
    expect(await subjectsFor(buyer)).toEqual([message.subject])
    expect(await countOf({ recipient_group: 'ORDERS', order_short_ids: [third.order.short_id] })).toBe(0)
    await expect(send({ recipient_group: 'ORDERS', order_short_ids: [elsewhere] })).rejects.toMatchObject({
      code: 'message.no_recipients',
    })
  })

  it('skips addresses that take no mail and tickets that were cancelled meanwhile', async () => {
    const { names, ids } = await mintGuests(live, 3)
    const [reached = '', suppressed = ''] = names
    await suppressAddress(addressOf(suppressed), { reason: 'UNREACHABLE', at: new Date().toISOString() })
    const message = await send({ recipient_group: 'ATTENDEES', attendee_short_ids: ids })
    await divide(message)
    await cancelAttendee(live.ctx, { params: { ...params(), attendee_short_id: ids[2] ?? '' } })
    await sendChunk(message, 0)
    expect(await getEventMessage(live.ctx, managed(message.id))).toMatchObject({
      sent: 1,
      skipped: 2,
      total: 3,
    })
    expect(await subjectsFor(reached)).toEqual([message.subject])
    expect(await subjectsFor(suppressed)).toEqual([])
    const query = messageMissListQuery.parse({})
    const { data: misses } = await listMessageMisses(live.ctx, { ...managed(message.id), query })
    const reasons = new Map(misses.map(({ email, status, reason }) => [email, [status, reason]]))
    expect(reasons).toEqual(
      new Map([
        [addressOf(suppressed), ['SUPPRESSED', 'UNREACHABLE']],
        [addressOf(names[2] ?? ''), ['CANCELLED', null]],
      ]),
    )
  })

  it('is sent and counted once, however often its messages come and wherever a consumer dies', {
    tags: 'long',
  }, async () => {
    const { names, ids } = await mintGuests(live, 60)
    const message = await send({ recipient_group: 'ATTENDEES', attendee_short_ids: ids })
    const chunks = await divide(message)
    expect(chunks).toBe(3)
    await sendChunk(message, 0)
    // As if dividing had been interrupted and the list of people had changed.
    await cancelAttendee(live.ctx, { params: { ...params(), attendee_short_id: ids[0] ?? '' } })
    const copies = [deliverEventMessage(message), sendChunk(message, 1), sendChunk(message, 2)]
    // A copy that meets another one at the same email fails, and its queue delivers it again.
    for (const copy of await Promise.allSettled(copies))
      if (copy.status === 'rejected') expect(copy.reason).toBeInstanceOf(EmailUnderWay)
    await deliverEventMessage(message)
    const { sent, skipped, status } = await getEventMessage(live.ctx, managed(message.id))
    expect({ status, reached: sent + skipped }).toEqual({ status: 'SENT', reached: 60 })
    for (const name of names.slice(1)) expect(await subjectsFor(name)).toHaveLength(1)
  })

  it('stops when it is told to, and can then be deleted', async () => {
    const { ids } = await mintGuests(live, 60)
    const message = await send({ recipient_group: 'ATTENDEES', attendee_short_ids: ids })
    await divide(message)
    await sendChunk(message, 0)
    const running = await getEventMessage(live.ctx, managed(message.id))
    expect(running.sent).toBeGreaterThan(0)
    await expect(deleteEventMessage(live.ctx, managed(message.id))).rejects.toMatchObject({
      code: 'message.still_sending',
    })
    expect(await cancelEventMessage(live.ctx, managed(message.id))).toMatchObject({ status: 'CANCELLED' })
    await deliverEventMessage(message)
    expect(await cancelEventMessage(live.ctx, managed(message.id))).toMatchObject({ sent: running.sent })
    await deleteEventMessage(live.ctx, managed(message.id))
    await deliverEventMessage(message)
    await expect(getEventMessage(live.ctx, managed(message.id))).rejects.toMatchObject({
      code: 'message.not_found',
    })
  })

  it('lists messages newest first, searches and filters them; one that is sent cannot be stopped', async () => {
    const { order } = await mintGuests(live, 1)
    const to: To = { recipient_group: 'ORDER', order_short_id: order.short_id }
    const message = await send(to, later(live.ctx, 60))
    await deliverEventMessage(message)
    const list = async (query: z.input<typeof eventMessageListQuery> = {}) =>
      (await listEventMessages(live.ctx, { params: params(), query: eventMessageListQuery.parse(query) }))
        .data
    expect((await list())[0]).toMatchObject({ id: message.id, status: 'SENT', total: 1 })
    expect(await list({ query: message.subject })).toHaveLength(1)
    const sending = await list({ filter_fields: { status: { eq: 'SENDING' } } })
    expect(sending.some(({ id }) => id === message.id)).toBe(false)
    await expect(cancelEventMessage(live.ctx, managed(message.id))).rejects.toMatchObject({
      code: 'message.already_sent',
    })
  })

  it('is one message for one Idempotency-Key, reported to the audit log once', async () => {
    const { order } = await mintGuests(live, 1)
    const to = { recipient_group: 'ORDER', order_short_id: order.short_id, subject: 'Once' } as const
    const ctx = { ...live.ctx, idempotencyKey: randomUUID() }
    const [first, second] = await Promise.all([send(to, ctx), send(to, ctx)])
    expect(second?.id).toBe(first?.id)
    await expect(send({ ...to, subject: 'Twice' }, ctx)).rejects.toMatchObject({
      code: 'request.idempotency_conflict',
    })
    const { data } = await EventMessageEntity.get({ ...params(), id: first?.id ?? '' }).go()
    await recordReports(data)
    const [report] = ((data?.outbox ?? []) as { id: string; name: string }[]).filter(
      ({ name }) => name === 'actionTaken',
    )
    const { data: entries } = await AuditEntity.query
      .primary({ account_id: accountOf(live.ctx), shard: auditShard(report?.id ?? '') })
      .go({ pages: 'all' })
    expect(entries.filter(({ id }) => id === report?.id)).toMatchObject([
      { action: 'event.message_sent', subject_id: live.event.id, details: { recipients: 1 } },
    ])
  })
})
