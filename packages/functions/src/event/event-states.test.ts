import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { send } from '../testing/send.ts'

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the status of an event (specification §4)', () => {
  // Specification: 4.event-draft 4.event-live 4.event-archived 4.event-actions
  it('goes from draft to live and back, and from archived to a draft; only live ones are public', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const seen = async () => ({
      status: (await answered(ctx, `GET /events/${event_id}`)).status,
      isPublic: (await send(null, `GET /public/events/${event_id}`)).ok,
    })
    const move = (status: string) => answered(ctx, `PUT /events/${event_id}/status`, { status })
    expect(await seen()).toEqual({ status: 'LIVE', isPublic: true })
    for (const [status, isPublic] of [
      ['DRAFT', false],
      ['LIVE', true],
      ['ARCHIVED', false],
      ['DRAFT', false],
    ] as const) {
      await move(status)
      expect(await seen()).toEqual({ status, isPublic })
    }
  })

  it('lets only buyers who hold tickets finish buying once it is archived', async () => {
    const { ctx, tickets } = await mintLiveEvent([{ type: 'FREE' }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const lines = [{ ticket_id: ticket.id, price_id: ticket.prices[0]?.id, quantity: 1 }]
    const reserve = () => send(null, `POST /public/events/${ticket.event_id}/orders`, { lines })
    const { data: held } = await (await reserve()).json()
    await answered(ctx, `PUT /events/${ticket.event_id}/status`, { status: 'ARCHIVED' })
    expect((await reserve()).status).toBe(404)
    const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
    const attendees = [{ ...person, short_id: held.attendees[0].short_id }]
    const bought = await answered(null, `PUT /public/orders/${held.short_id}`, { ...person, attendees })
    expect(bought).toMatchObject({ status: 'COMPLETED' })
  })

  // Specification: 4.event-derived
  it.each([
    ['UPCOMING', 1, 2, 'upcoming'],
    ['ONGOING', -1, 1, 'upcoming'],
    ['ENDED', -2, -1, 'ended'],
  ])('is %s from its dates, and listed there', async (lifecycle, start, end, state) => {
    const { ctx } = await mintOwner()
    const { id } = await mintEvent(ctx, { start_date: fromNow(start), end_date: fromNow(end) })
    expect(await answered(ctx, `GET /events/${id}`)).toMatchObject({ status: 'DRAFT', lifecycle })
    for (const listed of ['upcoming', 'ended', 'archived']) {
      const events = await answered<{ id: string }[]>(ctx, `GET /events?filter_fields[state][eq]=${listed}`)
      expect(events.map((event) => event.id)).toEqual(listed === state ? [id] : [])
    }
  })

  // Specification: 1.features-duplicate
  it('is draft for a duplicate, whatever the original’s is', async () => {
    const { ctx, event_id } = await mintEventWithTicket({ sold: 1 })
    const body = { title: 'Again', start_date: fromNow(100) }
    const copy = await answered(ctx, `POST /events/${event_id}/duplicate`, body)
    expect(copy).toMatchObject({ title: 'Again', status: 'DRAFT' })
    const [ticket] = await answered<object[]>(ctx, `GET /events/${copy.id}/tickets`)
    expect(ticket).toMatchObject({ title: 'Standing', prices: [{ quantity_sold: 0, quantity_held: 0 }] })
  })
})

describe('the state of a ticket, as buyers read it (specification §4)', () => {
  const past = fromNow(-2)
  const future = fromNow(2)

  // Specification: 4.ticket-on-sale 4.ticket-not-on-sale 4.ticket-sale-starts 4.ticket-sale-ended
  // Specification: 4.ticket-sold-out 4.ticket-paused
  it.each([
    ['ON_SALE', {}, {}],
    ['SALE_STARTS', { sale_start_date: future }, {}],
    ['SALE_ENDED', { sale_end_date: past }, {}],
    ['PAUSED', { is_paused: true }, {}],
    ['SOLD_OUT', { prices: [{ quantity_available: 0 }] }, {}],
    ['NOT_ON_SALE', {}, { start_date: fromNow(-3), end_date: past }],
  ])('is %s', async (state, given, dates) => {
    const { event } = await mintLiveEvent([{ type: 'FREE', ...given }], dates)
    const { tickets } = await answered<{ tickets: object[] }>(null, `GET /public/events/${event.id}`)
    expect(tickets).toMatchObject([{ title: 'Standing', state }])
  })

  it('is the same for buyers’ browsers, and any cache may keep that answer for a second', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }, { type: 'FREE', is_hidden: true }])
    const answer = await send(null, `GET /public/live-events/${event.id}?promo_code=EARLY`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { data } = await answer.json()
    // Besides, it says how many views one of them counts for.
    const everybodys = await answered<object>(null, `GET /public/events/${event.id}`)
    expect(data).toEqual({ ...everybodys, view_sample: 1 })
  })

  // Specification: 1.features-hidden 3.ticket-promo-only 4.ticket-hidden
  it('is HIDDEN: not shown, unless by a promo code that opens it', async () => {
    const hidden = { type: 'FREE' as const, is_hidden_without_promo_code: true }
    const { ctx, event, tickets } = await mintLiveEvent([hidden, { type: 'FREE', is_hidden: true }])
    await answered(ctx, `POST /events/${event.id}/promo-codes`, { code: 'EARLY' })
    const shown = async (search: string) =>
      (
        await answered<{ tickets: { id: string; state: string }[] }>(
          null,
          `GET /public/events/${event.id}${search}`,
        )
      ).tickets
    expect(await shown('')).toEqual([])
    expect(await shown('?promo_code=EARLY')).toMatchObject([{ id: tickets[0]?.id, state: 'ON_SALE' }])
  })
})
