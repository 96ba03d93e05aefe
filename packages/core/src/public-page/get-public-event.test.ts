import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { getEventCalendar } from '../event/event-calendar.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { createOrder } from '../order/create-order.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { bodyOf, mintTicket, type TicketInput } from '../testing/mint-ticket.ts'
import { moveStock } from '../testing/move-stock.ts'
import { at, later, testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { getPublicEvent } from './public-event.ts'

const buyer = testContext()

async function mintLive(tickets: Partial<TicketInput>[] = [{}]) {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx, { description: '<p>Come &amp; see</p>' })
  const minted = []
  for (const given of tickets) minted.push(await mintTicket(ctx, event_id, given))
  await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
  return { ctx, event_id, params: { event_id }, tickets: minted }
}

describe('getPublicEvent', () => {
  // Specification: 1.features-online 3.event-online 4.event-live 7.call-public-event
  it('shows a live event without what is for staff or buyers only', async () => {
    const { ctx, params } = await mintLive([{ title: 'Open' }, { title: 'Secret', is_hidden: true }])
    const body = { online_event_connection_details: '<p>Code 42</p>', is_online_event: true }
    await updateEventSettings(ctx, { params, body })
    const shown = await getPublicEvent(buyer, { params, query: {} })
    expect(shown).toMatchObject({
      title: 'Night of Sounds',
      lifecycle: 'UPCOMING',
      organizer: { name: 'Riverside Hall' },
      settings: { is_online_event: true, support_email: 'hall@example.com', order_timeout: 15 },
      tickets: [{ title: 'Open', state: 'ON_SALE' }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/Code 42|Secret|account_id|version|outbox/)
  })

  // Specification: 3.ticket-visibility
  it('says what each ticket costs, is left, and why it cannot be bought', async () => {
    const { ctx, event_id } = await mintLive([{ title: 'Kept back', is_hidden: true }])
    const vat = {
      name: 'VAT',
      type: 'TAX',
      calculation_type: 'PERCENTAGE',
      amount: 0,
      rate: 19_000,
      is_default: false,
    } as const
    const tax = await createTaxOrFee(ctx, { params: { account_id: accountOf(ctx) }, body: vat })
    const start = '2026-10-25T00:30:00.000Z'
    await mintTicket(ctx, event_id, {
      type: 'TIERED',
      tax_and_fee_ids: [tax.id],
      show_quantity_remaining: true,
      prices: [
        { label: 'Early', price: 1005, quantity_available: 3, sale_end_date: start },
        { label: 'Late', price: 2000, quantity_available: 50, sale_start_date: start },
        { label: 'Crew', price: 100, is_hidden: true },
      ],
    })
    const shown = async (now: string) =>
      (await getPublicEvent(at(buyer, now), { params: { event_id }, query: {} })).tickets[0]
    expect(await shown('2026-10-25T00:29:59.999Z')).toMatchObject({
      state: 'ON_SALE',
      prices: [
        {
          label: 'Early',
          price: 1005,
          tax_total: 191,
          price_total: 1196,
          state: 'ON_SALE',
          quantity_remaining: 3,
          max_quantity: 3,
        },
        { label: 'Late', state: 'SALE_STARTS', max_quantity: 0 },
      ],
    })
    expect(await shown(start)).toMatchObject({
      state: 'ON_SALE',
      prices: [
        { label: 'Early', state: 'SALE_ENDED' },
        { label: 'Late', state: 'ON_SALE', max_quantity: 10 },
      ],
    })
  })

  it('is sold out when nothing is left, or less than must be ordered', async () => {
    const { ctx, params, tickets } = await mintLive([
      { title: 'Gone', prices: [{ quantity_available: 2 }] },
      { title: 'Shy', prices: [{ quantity_available: 2 }], hide_when_sold_out: true },
      { title: 'Pairs', prices: [{ quantity_available: 3 }], min_per_order: 2 },
    ])
    for (const { prices } of tickets) {
      await moveStock('hold', prices[0]?.id ?? '', 2)
      await moveStock('sell', prices[0]?.id ?? '', 2)
    }
    const { tickets: shown } = await getPublicEvent(buyer, { params, query: {} })
    expect(shown).toMatchObject([
      { title: 'Gone', state: 'SOLD_OUT', prices: [{ quantity_remaining: null, max_quantity: 0 }] },
      { title: 'Pairs', state: 'SOLD_OUT' },
    ])
    const [gone] = tickets
    if (!gone) throw new Error('No ticket was minted.')
    const body = bodyOf(gone, { prices: [{ quantity_available: 5 }], is_paused: true })
    await updateTicket(ctx, { params: { ...params, ticket_id: gone.id }, body })
    expect((await getPublicEvent(buyer, { params, query: {} })).tickets[0]).toMatchObject({
      title: 'Gone',
      state: 'PAUSED',
    })
  })

  it('gives back what lapsed holds kept, though nothing has expired them (F3)', async () => {
    const { ctx, params, tickets } = await mintLive([{ prices: [{ quantity_available: 1 }] }])
    const [ticket] = tickets
    const line = { ticket_id: ticket?.id ?? '', price_id: ticket?.prices[0]?.id ?? '', quantity: 1 }
    await createOrder(at(buyer, ctx.now), { params, body: createOrderBody.parse({ lines: [line] }) })
    const stateAfter = async (seconds: number) =>
      (await getPublicEvent(later(ctx, seconds), { params, query: {} })).tickets[0]?.state
    expect(await stateAfter(15 * 60 - 1)).toBe('SOLD_OUT')
    expect(await stateAfter(15 * 60 + 1)).toBe('ON_SALE')
  })

  it('sells nothing when it is over', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx, {
      start_date: '2026-03-29T00:30:00Z',
      end_date: '2026-03-29T01:30:00Z',
    })
    await mintTicket(ctx, event_id)
    await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
    const over = at(buyer, '2026-03-29T01:30:00Z')
    const shown = await getPublicEvent(over, { params: { event_id }, query: {} })
    expect(shown).toMatchObject({ lifecycle: 'ENDED', tickets: [{ state: 'NOT_ON_SALE' }] })
  })

  it('is not available as a draft, archived, or not at all', async () => {
    const { ctx, params } = await mintLive()
    const notAvailable = { code: 'event.not_available', status: 404 }
    for (const status of ['DRAFT', 'ARCHIVED'] as const) {
      await updateEventStatus(ctx, { params, body: { status } })
      await expect(getPublicEvent(buyer, { params, query: {} })).rejects.toMatchObject(notAvailable)
      await expect(getEventCalendar(buyer, { params })).rejects.toMatchObject(notAvailable)
    }
    const unknown = getPublicEvent(buyer, { params: { event_id: 'ev_2222222222222222' }, query: {} })
    await expect(unknown).rejects.toMatchObject(notAvailable)
  })
})

describe('getEventCalendar', () => {
  it('is a calendar file of the event', async () => {
    const { params } = await mintLive()
    const text = new TextDecoder().decode(await getEventCalendar(buyer, { params }))
    expect(text).toContain('BEGIN:VCALENDAR')
    expect(text).toContain('SUMMARY:Night of Sounds')
    expect(text).toContain('DESCRIPTION:Come & see')
    expect(text.replace(/\r\n /g, '')).toContain(`/e/${params.event_id}/night-of-sounds`)
  })
})
