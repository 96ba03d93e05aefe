import { beforeAll, describe, expect, it } from 'vitest'
import { writeOrder } from '../order-state/write-order.ts'
import { newLinkId } from '../random-id.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { EventSettingsEntity } from '../store/event/event-entity.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { type MintedEvent, mintBareEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { later, testContext } from '../testing/test-context.ts'
import { getAttendee, resendTicket, updateAttendee } from './attendee.ts'
import { activateAttendees } from './change-attendee.ts'
import { getPublicAttendee } from './get-public-attendee.ts'
import { listAttendees } from './list-attendees.ts'
import { getTicketPdf } from './ticket-pdf.ts'

let event: MintedEvent
let stranger: MintedEvent

beforeAll(async () => {
  event = await mintEventWithTicket()
  stranger = await mintBareEvent()
})

async function soldTicket(given: Parameters<typeof mintSoldOrder>[0] = {}) {
  const order = await mintSoldOrder({ event_id: event.event_id, ...given })
  const attendee_short_id = order.slots[0]?.short_id ?? ''
  return { order, attendee_short_id, params: { event_id: event.event_id, attendee_short_id } }
}

async function cancel(order: OrderItem): Promise<void> {
  const before = await readOrder(order.short_id)
  await writeOrder({ before, after: { ...before, status: 'CANCELLED', cancelled_at: before.created_at } })
}

const body = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', notes: 'Front row' }

describe('getAttendee', () => {
  it('works, even before the consumer has made the attendee active', async () => {
    const { params, order } = await soldTicket()
    expect(await getAttendee(event.ctx, { params })).toMatchObject({
      status: 'ACTIVE',
      order_reference: order.reference,
      check_ins: [],
      locale: 'en',
    })
  })

  it('is not found in another event', async () => {
    const { params } = await soldTicket()
    const elsewhere = { ...params, event_id: stranger.event_id }
    await expect(getAttendee(stranger.ctx, { params: elsewhere })).rejects.toMatchObject({
      code: 'attendee.not_found',
    })
  })
})

describe('updateAttendee', () => {
  // Specification: 3.attendee-fields
  it('works, in the item and in the list', async () => {
    const { params, order } = await soldTicket()
    expect(await updateAttendee(event.ctx, { params, body })).toMatchObject(body)
    const { data } = await listAttendees(event.ctx, {
      params,
      query: { page: 1, per_page: 20, query: order.reference },
    })
    expect(data).toMatchObject([{ first_name: 'Grace', email: 'grace@example.com' }])
    expect((await readAttendee(params.attendee_short_id))?.outbox).toMatchObject([
      { queue: 'attendee' },
      { queue: 'wallet' },
    ])
  })

  it('remembers who changed the notes last and when, not who corrected a name', async () => {
    const { params } = await soldTicket()
    expect(await getAttendee(event.ctx, { params })).toMatchObject({ notes_change: null })
    const change = { at: event.ctx.now.toISOString(), by: 'Olive Owner' }
    expect(await updateAttendee(event.ctx, { params, body })).toMatchObject({ notes_change: change })
    await updateAttendee(later(event.ctx, 60), { params, body: { ...body, first_name: 'Ada' } })
    expect(await getAttendee(event.ctx, { params })).toMatchObject({
      first_name: 'Ada',
      notes_change: change,
    })
  })

  it('refuses while the order is open, and unknown attendees', async () => {
    const { params } = await soldTicket({ isOpen: true })
    await expect(updateAttendee(event.ctx, { params, body })).rejects.toMatchObject({
      code: 'order.not_completed',
    })
    const unknown = { ...params, attendee_short_id: newLinkId() }
    await expect(updateAttendee(event.ctx, { params: unknown, body })).rejects.toMatchObject({
      code: 'attendee.not_found',
    })
  })
})

describe('resendTicket', () => {
  it('works, and sends a separate message each time', async () => {
    const { params } = await soldTicket()
    const sent = new Set<unknown>()
    for (const _ of [1, 2, 3]) {
      await resendTicket(event.ctx, { params })
      sent.add((await readAttendee(params.attendee_short_id))?.outbox_id)
    }
    expect(sent.size).toBe(3)
  })

  it('refuses cancelled tickets', async () => {
    const { params, order } = await soldTicket()
    await cancel(order)
    await expect(resendTicket(event.ctx, { params })).rejects.toMatchObject({ code: 'attendee.cancelled' })
  })
})

describe('getPublicAttendee', () => {
  const connection = 'https://stream.example.com/secret'
  const show = (attendee_short_id: string) =>
    getPublicAttendee(testContext(), { params: { attendee_short_id } })

  it('shows a valid ticket with its event', async () => {
    const { attendee_short_id } = await soldTicket()
    expect(await show(attendee_short_id)).toMatchObject({
      status: 'ACTIVE',
      event: {
        title: 'Night of Sounds',
        organizer_name: 'Riverside Hall',
        support_email: 'hall@example.com',
      },
    })
  })

  // Specification: 1.features-online 3.event-online
  it('tells how to join online only while the ticket is valid', async () => {
    const online = await mintEventWithTicket()
    const { data } = await EventSettingsEntity.get({ event_id: online.event_id }).go()
    if (!data) throw new Error('An event without settings.')
    const settings = { ...data.settings, is_online_event: true, online_event_connection_details: connection }
    await EventSettingsEntity.put({ ...data, settings }).go()
    const { attendee_short_id, order } = await soldTicket({ event_id: online.event_id })
    expect((await show(attendee_short_id)).event.online_event_connection_details).toBe(connection)
    await cancel(order)
    const cancelled = await show(attendee_short_id)
    expect(cancelled.status).toBe('CANCELLED')
    expect(JSON.stringify(cancelled)).not.toContain(connection)
  })

  it('refuses while the order is open, and unknown links', async () => {
    const { attendee_short_id } = await soldTicket({ isOpen: true })
    await expect(show(attendee_short_id)).rejects.toMatchObject({ code: 'attendee.not_found' })
    await expect(show(newLinkId())).rejects.toMatchObject({ code: 'attendee.not_found' })
  })
})

describe('getTicketPdf', () => {
  it('works for a valid ticket, and refuses a cancelled one', async () => {
    const { attendee_short_id, order } = await soldTicket()
    const pdf = () => getTicketPdf(testContext(), { params: { attendee_short_id } })
    expect(
      Buffer.from(await pdf())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await cancel(order)
    await expect(pdf()).rejects.toMatchObject({ code: 'attendee.cancelled' })
  })
})

describe('listAttendees', () => {
  it('lists completed and cancelled orders’ attendees, newest first, and filters', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`
    const old = await soldTicket({ event_id, created_at: at(1), names: [['Old', 'One']] })
    const fresh = await soldTicket({
      event_id,
      created_at: at(2),
      names: [
        ['Fresh', 'One'],
        ['Fresh', 'Two'],
      ],
    })
    await soldTicket({ event_id, created_at: at(3), isOpen: true })
    await cancel(old.order)
    await activateAttendees(old.order.short_id)
    await activateAttendees(fresh.order.short_id)
    const list = async (query = {}) => {
      const answer = await listAttendees(ctx, {
        params: { event_id },
        query: { page: 1, per_page: 20, ...query },
      })
      return answer.data.map(({ last_name }) => last_name)
    }
    expect((await list()).at(-1)).toBe('One')
    expect(await list({ sort_by: 'first_name', query: 'fresh', sort_direction: 'asc' })).toHaveLength(2)
    expect(await list({ filter_fields: { status: { eq: 'CANCELLED' } } })).toEqual(['One'])
    expect(await list({ filter_fields: { order_reference: { eq: fresh.order.reference } } })).toHaveLength(2)
  })
})
