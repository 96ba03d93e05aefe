import { createEventBody } from '@foyer/contracts/event/event'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { getOrganizer } from '../organizer/read-organizers.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import type { Context } from '../verb.ts'
import { createEvent } from './create-event.ts'
import { getEventSettings } from './event-settings.ts'
import { listEvents } from './read-events.ts'

const page = { page: 1, per_page: 20 }
const vat = taxOrFeeBody.parse({ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19 })
const lisbon = { venue_name: 'Miradouro', city: 'Lisbon', country: 'PT' }

function bodyOf(given: Partial<z.input<typeof createEventBody>> & { organizer_id: string }) {
  const start_date = '2027-06-18T18:00:00.000Z'
  return createEventBody.parse({ title: 'Poetry on the roof', start_date, ...given })
}

async function organizerOf(ctx: Context) {
  const { id: organizer_id } = await mintOrganizer(ctx)
  return organizer_id
}

describe('creating an event in one call', () => {
  // Specification: 7.call-create-event
  it('writes its place and its first ticket with it', async () => {
    const { ctx } = await mintOwner()
    const organizer_id = await organizerOf(ctx)
    const first_ticket = {
      title: 'Seat',
      type: 'PAID' as const,
      prices: [{ price: 1200, quantity_available: 40 }],
    }
    const body = bodyOf({ organizer_id, timezone: 'Europe/Lisbon', location: lisbon, first_ticket })
    const { id: event_id, timezone } = await createEvent(ctx, { body })
    expect(timezone).toBe('Europe/Lisbon')
    const params = { event_id }
    expect(await getEventSettings(ctx, { params })).toMatchObject({
      is_online_event: false,
      location: { venue_name: 'Miradouro', city: 'Lisbon', country: 'PT', address_line_1: '' },
    })
    const { data } = await listTickets(ctx, { params, query: page })
    expect(data).toMatchObject([
      {
        title: 'Seat',
        type: 'PAID',
        max_per_order: 10,
        prices: [{ price: 1200, quantity_available: 40, quantity_sold: 0 }],
      },
    ])
  })

  it('gives a paid first ticket the account’s default taxes, and a free one none', async () => {
    const { ctx } = await mintOwner()
    const organizer_id = await organizerOf(ctx)
    const params = { account_id: accountOf(ctx) }
    const tax = await createTaxOrFee(ctx, { params, body: { ...vat, is_default: true } })
    const taxesOf = async (type: 'FREE' | 'PAID', price: number) => {
      const first_ticket = { title: 'Seat', type, prices: [{ price }] }
      const { id: event_id } = await createEvent(ctx, { body: bodyOf({ organizer_id, first_ticket }) })
      const { data } = await listTickets(ctx, { params: { event_id }, query: page })
      return data.map(({ tax_and_fee_ids }) => tax_and_fee_ids)
    }
    expect(await taxesOf('PAID', 1200)).toEqual([[tax.id]])
    expect(await taxesOf('FREE', 0)).toEqual([[]])
  })

  it('makes one event, one ticket and one count when the same request comes again with its key', async () => {
    const { ctx: owner } = await mintOwner()
    const organizer_id = await organizerOf(owner)
    const ctx = { ...owner, idempotencyKey: 'create-once' }
    const first_ticket = { title: 'Seat', type: 'FREE' as const, prices: [{}] }
    const body = bodyOf({ organizer_id, first_ticket })
    const [one, other] = await Promise.all([createEvent(ctx, { body }), createEvent(ctx, { body })])
    expect(other.id).toBe(one.id)
    expect((await createEvent(ctx, { body })).id).toBe(one.id)
    expect((await listEvents(owner, { query: page })).meta.total).toBe(1)
    expect((await getOrganizer(owner, { params: { organizer_id } })).event_count).toBe(1)
    const { data } = await listTickets(owner, { params: { event_id: one.id }, query: page })
    expect(data).toHaveLength(1)
    const another = createEvent(ctx, { body: { ...body, title: 'Something else' } })
    await expect(another).rejects.toMatchObject({ code: 'request.idempotency_conflict' })
  })

  it('refuses a first ticket that could never be paid, at its field, and creates nothing', async () => {
    const { ctx } = await mintOwner()
    const organizer_id = await organizerOf(ctx)
    const first_ticket = { title: 'Seat', type: 'PAID' as const, prices: [{ price: 10 }] }
    const refused = createEvent(ctx, { body: bodyOf({ organizer_id, currency: 'EUR', first_ticket }) })
    await expect(refused).rejects.toMatchObject({
      code: 'ticket.price_too_low',
      errors: { 'first_ticket.prices.0.price': [expect.stringContaining('at least')] },
      details: { currency: 'EUR' },
    })
    expect((await listEvents(ctx, { query: page })).meta.total).toBe(0)
  })

  it('refuses an organizer and a tax of another account', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const [mine, theirs] = await Promise.all([organizerOf(ctx), organizerOf(other.ctx)])
    await expect(createEvent(ctx, { body: bodyOf({ organizer_id: theirs }) })).rejects.toMatchObject({
      code: 'organizer.not_found',
    })
    const tax = await createTaxOrFee(other.ctx, { params: { account_id: accountOf(other.ctx) }, body: vat })
    const first_ticket = {
      ...{ title: 'Seat', type: 'PAID' as const, prices: [{ price: 1200 }] },
      tax_and_fee_ids: [tax.id],
    }
    const refused = createEvent(ctx, { body: bodyOf({ organizer_id: mine, first_ticket }) })
    await expect(refused).rejects.toMatchObject({ code: 'tax_or_fee.not_found' })
  })
})
