import { mintEvent, mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const event = {
  title: 'Night of Sounds',
  start_date: '2027-06-05T17:30:00.000Z',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
}

describe('an event (specification §5)', () => {
  // Specification: 5.organizer-needed
  it('is refused without an organizer', async () => {
    const { ctx } = await mintOwner()
    expect(await refusal(ctx, 'POST /events', event)).toEqual(
      atFields({ organizer_id: 'Fill in this field.' }),
    )
  })

  // Specification: 5.description-length
  it('is refused a description of 50,000 characters', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const body = { ...event, organizer_id, description: 'x'.repeat(50_000) }
    const refused = atFields({ description: 'Use fewer than 50,000 characters.' })
    expect(await refusal(ctx, 'POST /events', body)).toEqual(refused)
  })

  it('is refused an end before its start', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const body = { ...event, organizer_id, end_date: event.start_date }
    expect(await refusal(ctx, 'POST /events', body)).toEqual(
      atFields({ end_date: 'The end must be after the start.' }),
    )
  })

  // Specification: 3.event-location 9.timeout-default
  it('is refused an order timeout that no buyer could keep, and a map that is no web address', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const set = (settings: object) => refusal(ctx, `PATCH /events/${event_id}/settings`, settings)
    expect(await set({ order_timeout: 0 })).toEqual(atFields({ order_timeout: 'At least 1 minute.' }))
    expect(await set({ order_timeout: 121 })).toEqual(atFields({ order_timeout: 'At most 120 minutes.' }))
    expect(await set({ map_url: 'next door' })).toEqual(atFields({ map_url: 'Enter a full web address.' }))
  })

  // Specification: 5.image-url
  it('keeps of an image in its description only a full https address', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const refused = [
      ...['javascript:steal()', 'data:image/png;base64,AAAA', 'http://example.com/a.png'],
      ...['//evil.example/a.png', '/a.png', 'a.png', '\\\\evil.example/a.png', ''],
    ]
    const given = ['https://example.com/a.png', ...refused]
    const description = given.map((src) => `<img src="${src}" />`).join('')
    const kept = await answered(ctx, 'POST /events', { ...event, organizer_id, description })
    expect(kept.description).toBe(
      `<img src="https://example.com/a.png" />${'<img />'.repeat(refused.length)}`,
    )
  })

  // Specification: 3.event-homepage 5.color-code
  it('is refused a color that is no hexadecimal code such as #ffffff', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const button_color of ['red', '#fff', '#gggggg', '#ffffff80'])
      expect(
        await refusal(ctx, `PATCH /events/${event_id}/settings`, { homepage_design: { button_color } }),
      ).toEqual(
        atFields({ 'homepage_design.button_color': 'Enter a valid hexadecimal code such as #ffffff.' }),
      )
  })

  it('is refused a layout or a font that the page does not have', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const wish of [{ layout: 'POSTER' }, { font: 'https://fonts.example/a.woff2' }]) {
      const field = `homepage_design.${Object.keys(wish)[0]}`
      expect(
        await refusal(ctx, `PATCH /events/${event_id}/settings`, { homepage_design: wish }),
      ).toMatchObject([422, 'request.invalid', { [field]: [expect.any(String)] }])
    }
  })

  it('is refused a currency in which a ticket could never be paid, with the ticket’s name (F27)', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintTicket(ctx, event_id, { title: 'Day pass', type: 'PAID', prices: [{ price: 60 }] })
    await mintTicket(ctx, event_id, { title: 'Weekend', type: 'PAID', prices: [{ price: 12_345 }] })
    const change = (currency: string) => refusal(ctx, `PATCH /events/${event_id}`, { currency })
    expect(await change('HUF')).toEqual([
      ...[422, 'ticket.price_too_low'],
      { currency: [expect.stringMatching(/^The prices of “Day pass” do not fit HUF\. The smallest order/)] },
    ])
    await send(ctx, `PATCH /events/${event_id}`, { currency: 'USD' })
    expect(await answered(ctx, `GET /events/${event_id}`)).toMatchObject({ currency: 'USD' })
    expect(await change('KWD')).toMatchObject([422, 'ticket.price_too_low', {}])
  })

  it('is refused a currency with steps that a price does not fit (F27)', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintTicket(ctx, event_id, { title: 'Weekend', type: 'PAID', prices: [{ price: 12_345 }] })
    expect(await refusal(ctx, `PATCH /events/${event_id}`, { currency: 'KWD' })).toEqual([
      ...[422, 'amount.not_in_steps'],
      {
        currency: [
          expect.stringMatching(
            /^The prices of “Weekend” do not fit KWD\. Amounts in KWD must be multiples of/,
          ),
        ],
      },
    ])
  })

  it('is refused another currency once orders exist', async () => {
    const { ctx, event_id } = await mintEventWithTicket({ sold: 1 })
    const { id: organizer_id } = await mintOrganizer(ctx)
    const body = { ...event, organizer_id, currency: 'USD' }
    const refused = [409, 'event.has_orders', 'The currency cannot change once orders exist.']
    expect(await refusal(ctx, `PUT /events/${event_id}`, body)).toEqual(refused)
  })
})

describe('the status of an event (specification §4, §8)', () => {
  // Specification: 5.confirmed-before-live 8.confirm-before-live
  it('is refused to be live until the user’s email is confirmed', async () => {
    const { ctx } = await mintOwner({ is_email_confirmed: false })
    const { id } = await mintEvent(ctx)
    expect(await refusal(ctx, `PUT /events/${id}/status`, { status: 'LIVE' })).toEqual([
      409,
      'user.email_unconfirmed',
      'You must confirm your email before the event can go live.',
    ])
  })

  it('is refused to be live without a ticket', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const refused = [409, 'event.without_ticket', 'Create a ticket before the event can go live.']
    expect(await refusal(ctx, `PUT /events/${event_id}/status`, { status: 'LIVE' })).toEqual(refused)
  })

  it('is refused to be live while no Stripe account could be paid', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintTicket(ctx, event_id, { type: 'PAID', prices: [{ price: 2400 }] })
    const refused = [
      409,
      'event.payment_not_connected',
      'Connect a payment account before selling paid tickets.',
    ]
    expect(await refusal(ctx, `PUT /events/${event_id}/status`, { status: 'LIVE' })).toEqual(refused)
  })

  it('says that its update failed, from archived to live', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    await expect(refusal(ctx, `PUT /events/${event_id}/status`, { status: 'ARCHIVED' })).rejects.toThrow(
      'was not refused',
    )
    expect(await refusal(ctx, `PUT /events/${event_id}/status`, { status: 'LIVE' })).toEqual([
      409,
      'event.status_conflict',
      'Event status update failed. Reload the page to see its current status.',
    ])
  })

  // Specification: 8.event-not-available
  it('says that an event that is not live is not available, and that one that never was does not exist', async () => {
    const { event_id } = await mintBareEvent()
    const refused = [404, 'event.not_available', 'The event is not available.']
    for (const id of [event_id, 'ev_2222222222222222'])
      expect(await refusal(null, `GET /public/events/${id}`)).toEqual(refused)
    const { ctx } = await mintOwner()
    expect(await refusal(ctx, `GET /events/${event_id}`)).toEqual([
      404,
      'event.not_found',
      'This event does not exist.',
    ])
  })
})
