import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { createTaxOrFee, deleteTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { getTicket, listTickets } from './read-tickets.ts'
import { sortTickets } from './tickets.ts'

async function mintDraft() {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  return { ctx, event_id }
}

describe('createTicket', () => {
  // Specification: 1.features-free 1.features-paid 1.features-donation 1.features-tiered 3.ticket-basics
  // Specification: 3.ticket-price
  it.each([
    { type: 'FREE', prices: [{ quantity_available: 0 }] },
    { type: 'PAID', prices: [{ price: 1250, quantity_available: 40 }] },
    { type: 'DONATION', prices: [{ price: 500 }] },
    {
      type: 'TIERED',
      prices: [
        { label: 'Early', price: 1000, quantity_available: 9000 },
        { label: 'Late', price: 0 },
      ],
    },
  ] as const)('works for the type $type', async ({ type, prices }) => {
    const { ctx, event_id } = await mintDraft()
    const ticket = await mintTicket(ctx, event_id, { type, prices: [...prices] })
    expect(ticket).toMatchObject({ type, event_id, min_per_order: 1, max_per_order: 10, sort_order: 1 })
    expect(ticket.prices).toMatchObject(
      prices.map((price) => ({ ...price, quantity_sold: 0, quantity_held: 0 })),
    )
    expect(await getTicket(ctx, { params: { event_id, ticket_id: ticket.id } })).toEqual(ticket)
  })

  // Specification: 3.ticket-window
  it('keeps sale windows as instants', async () => {
    const { ctx, event_id } = await mintDraft()
    const window = { sale_start_date: '2026-10-25T00:30:00Z', sale_end_date: '2026-10-25T01:30:00.5Z' }
    expect(await mintTicket(ctx, event_id, window)).toMatchObject({
      sale_start_date: '2026-10-25T00:30:00.000Z',
      sale_end_date: '2026-10-25T01:30:00.500Z',
    })
  })

  it('stores its description without anything harmful', async () => {
    const { ctx, event_id } = await mintDraft()
    const description = '<p onclick="steal()">With <strong>wine</strong></p><script>steal()</script>'
    expect(await mintTicket(ctx, event_id, { description })).toMatchObject({
      description: '<p>With <strong>wine</strong></p>',
    })
  })

  // Specification: 1.features-taxes 3.ticket-taxes
  it('names taxes and fees of its account, and drops deleted ones', async () => {
    const [{ ctx, event_id }, other] = await Promise.all([mintDraft(), mintDraft()])
    const body = {
      name: 'VAT',
      type: 'TAX',
      calculation_type: 'PERCENTAGE',
      amount: 0,
      rate: 7000,
      is_default: true,
    } as const
    const params = { account_id: accountOf(ctx) }
    const tax = await createTaxOrFee(ctx, { params, body })
    const ticket = await mintTicket(ctx, event_id, { tax_and_fee_ids: [tax.id, tax.id] })
    expect(ticket.tax_and_fee_ids).toEqual([tax.id])
    const foreign = mintTicket(other.ctx, other.event_id, { tax_and_fee_ids: [tax.id] })
    await expect(foreign).rejects.toMatchObject({ code: 'tax_or_fee.not_found' })
    await deleteTaxOrFee(ctx, { params: { ...params, tax_or_fee_id: tax.id } })
    const [listed] = (await listTickets(ctx, { params: { event_id }, query: { page: 1, per_page: 20 } })).data
    expect(listed?.tax_and_fee_ids).toEqual([])
  })

  // Specification: 3.tax-default
  it('gets the default taxes and fees when it names none and is not free', async () => {
    const { ctx, event_id } = await mintDraft()
    const params = { account_id: accountOf(ctx) }
    const mintTax = (name: string, is_default: boolean) =>
      createTaxOrFee(ctx, {
        params,
        body: { name, type: 'TAX', calculation_type: 'PERCENTAGE', amount: 0, rate: 7000, is_default },
      })
    const tax = await mintTax('VAT', true)
    await mintTax('Luxury', false)
    const paid = { type: 'PAID' as const, prices: [{ price: 1000 }] }
    expect((await mintTicket(ctx, event_id, paid)).tax_and_fee_ids).toEqual([tax.id])
    const chosen = await mintTicket(ctx, event_id, { ...paid, tax_and_fee_ids: [] })
    expect(chosen.tax_and_fee_ids).toEqual([])
    expect((await mintTicket(ctx, event_id, { type: 'FREE' })).tax_and_fee_ids).toEqual([])
  })

  it('refuses the id of a price, and is allowed for organizers', async () => {
    const { ctx, event_id } = await mintDraft()
    const withId = mintTicket(ctx, event_id, { prices: [{ id: newId('price') }] })
    await expect(withId).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { 'prices.0.id': [expect.any(String)] },
    })
    expect(await mintTicket(asOrganizer(ctx), event_id)).toMatchObject({ event_id })
  })
})

describe('sortTickets', () => {
  it('sets the homepage order, in which tickets are listed', async () => {
    const { ctx, event_id } = await mintDraft()
    const params = { event_id }
    const first = await mintTicket(ctx, event_id, { title: 'A' })
    const second = await mintTicket(ctx, event_id, { title: 'B' })
    const third = await mintTicket(ctx, event_id, { title: 'C' })
    const ticket_ids = [third.id, first.id, second.id]
    const sorted = await sortTickets(ctx, { params, body: { ticket_ids } })
    expect(sorted.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
    expect((await listTickets(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual(sorted)
    expect(await mintTicket(ctx, event_id)).toMatchObject({ sort_order: 4 })
  })

  it('refuses a partial list, a ticket twice, and tickets of another event', async () => {
    const { ctx, event_id } = await mintDraft()
    const mine = await mintTicket(ctx, event_id)
    const other = await mintTicket(ctx, event_id)
    const elsewhere = await mintTicket(ctx, (await mintEvent(ctx)).id)
    for (const ticket_ids of [
      [mine.id],
      [mine.id, mine.id],
      [mine.id, other.id, other.id],
      [mine.id, elsewhere.id],
    ]) {
      const refused = sortTickets(ctx, { params: { event_id }, body: { ticket_ids } })
      await expect(refused).rejects.toMatchObject({ code: 'request.invalid', status: 422 })
    }
  })
})
