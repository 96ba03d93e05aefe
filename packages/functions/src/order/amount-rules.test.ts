import { errorBody } from '@foyer/contracts/error-code'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { firstPriceOf, nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { bodyOf } from '@foyer/core/testing/mint-ticket'
import { payInBrowser } from '@foyer/core/testing/pay'
import { describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

type Currency = 'USD' | 'EUR' | 'KWD' | 'ISK' | 'JPY'

const stepInKwd = 'Amounts in KWD must be multiples of KWD 0.010.'

describe('saving a ticket that could never be paid (F27)', () => {
  async function save(currency: Currency, price: number, given: object = {}) {
    const { ctx } = await mintOwner()
    const { id } = await mintEvent(ctx, { currency })
    const body = { title: 'Standing', type: 'PAID', prices: [{ price }], ...given }
    return { ctx, call: `POST /events/${id}/tickets`, body }
  }
  const refused = async (...given: Parameters<typeof save>) => {
    const { ctx, call, body } = await save(...given)
    return refusal(ctx, call, body)
  }

  it('is refused below the smallest payment, and says which it is', async () => {
    const sentence =
      'The smallest order of this ticket costs $0.30, but a payment must be at least $0.50. Raise the price or the minimum per order.'
    expect(await refused('USD', 30)).toEqual([422, 'ticket.price_too_low', { 'prices.0.price': [sentence] }])
    expect(await refused('EUR', 30, { type: 'DONATION' })).toMatchObject([422, 'ticket.price_too_low', {}])
  })

  it('is refused when a ticket that can be paid is changed into one that cannot', async () => {
    const { ctx, call, body } = await save('EUR', 2000)
    const { data: ticket } = (await (await send(ctx, call, body)).json()) as { data: Ticket }
    for (const [price, code] of [
      [30, 'ticket.price_too_low'],
      [100_000_000, 'ticket.price_too_high'],
    ] as const) {
      const prices = [{ ...bodyOf(ticket).prices[0], price }]
      expect(
        await refusal(ctx, `PUT /events/${ticket.event_id}/tickets/${ticket.id}`, { prices }),
      ).toMatchObject([422, code, {}])
    }
  })

  it('is taken where enough are sold together to be paid, and where it is free', async () => {
    for (const given of [
      { min_per_order: 10, max_per_order: 20, prices: [{ price: 10 }] },
      { type: 'DONATION', prices: [{ price: 0 }] },
    ]) {
      const { ctx, call, body } = await save('EUR', 0, given)
      expect((await send(ctx, call, body)).status).toBe(201)
    }
  })

  it('is refused above the largest payment', async () => {
    const sentence =
      'The smallest order of this ticket costs $1,000,000.00, but a payment can be at most $999,999.99. Lower the price or the minimum per order.'
    expect(await refused('USD', 100_000_000)).toEqual([
      422,
      'ticket.price_too_high',
      { 'prices.0.price': [sentence] },
    ])
    expect(await refused('ISK', 1_000_000)).toMatchObject([422, 'ticket.price_too_high', {}])
  })

  it('is refused between two steps of its currency, at each such price', async () => {
    const prices = [1235, 1240, 1].map((price) => ({ label: String(price), price }))
    expect(await refused('KWD', 0, { type: 'TIERED', prices })).toEqual([
      422,
      'amount.not_in_steps',
      { 'prices.0.price': [stepInKwd], 'prices.2.price': [stepInKwd] },
    ])
  })
})

describe('reserving what could not be paid (F27)', () => {
  async function mintSale(currency: Currency, given: object) {
    const { ctx, tickets } = await mintLiveEvent([{ type: 'PAID', ...given }], { currency })
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    return { ctx, ticket }
  }
  const reserving = (ticket: Ticket, line: object, more: object = {}) => {
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1, ...line }]
    return refusal(null, `POST /public/events/${ticket.event_id}/orders`, { lines, ...more })
  }

  it('is refused with a donation below the smallest payment, and accepted with a donation of zero', async () => {
    const { ticket } = await mintSale('EUR', { type: 'DONATION', prices: [{ price: 0 }] })
    const sentence =
      'The total is €0.25, but a payment must be at least €0.50. Choose more tickets, or enter a higher amount where you choose it.'
    expect(await reserving(ticket, { donation_amount: 25 })).toEqual([422, 'order.total_too_low', sentence])
    expect(await nameBuyer(await reserve(ticket))).toMatchObject({ status: 'COMPLETED', total: 0 })
  })

  it('is refused with a promo code that leaves less than the smallest payment, and says what to do', async () => {
    const { ctx, ticket } = await mintSale('USD', { prices: [{ price: 2000 }] })
    const body = promoCodeBody.parse({ code: 'ALMOST', discount_type: 'PERCENTAGE', discount_amount: 99_000 })
    await createPromoCode(ctx, { params: { event_id: ticket.event_id }, body })
    const sentence =
      'The total is $0.20, but a payment must be at least $0.50. Choose more tickets, or continue without the promo code.'
    expect(await reserving(ticket, {}, { promo_code: 'ALMOST' })).toEqual([
      422,
      'order.total_too_low',
      sentence,
    ])
  })

  it('is refused above the largest payment', async () => {
    const { ticket } = await mintSale('USD', { prices: [{ price: 99_999_999 }] })
    const sentence =
      'The total is $1,999,999.98, but a payment can be at most $999,999.99. Choose fewer tickets.'
    expect(await reserving(ticket, { quantity: 2 })).toEqual([422, 'order.total_too_high', sentence])
  })

  it('is refused with a donation between two steps of its currency', async () => {
    const { ticket } = await mintSale('KWD', { type: 'DONATION', prices: [{ price: 1000 }] })
    expect(await reserving(ticket, { donation_amount: 1235 })).toEqual([
      422,
      'amount.not_in_steps',
      { 'lines.0.donation_amount': [stepInKwd] },
    ])
  })
})

describe('other amounts that people type', () => {
  it('go in steps too: a promo code’s, a manual order’s and a refund’s, except that the whole rest can always be refunded', async () => {
    const { ctx, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 12_750 }] }], {
      currency: 'KWD',
    })
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const event = `/events/${ticket.event_id}`
    const promo = { code: 'OFF', discount_type: 'FIXED', discount_amount: 1235 }
    const notInSteps = (field: string) => [422, 'amount.not_in_steps', { [field]: [stepInKwd] }]
    expect(await refusal(ctx, `POST ${event}/promo-codes`, promo)).toEqual(notInSteps('discount_amount'))
    const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1, unit_price: 1235 }
    const person = { first_name: 'Max', last_name: 'Manual', email: 'max@example.com' }
    expect(await refusal(ctx, `POST ${event}/orders`, { lines: [line], ...person })).toEqual(
      notInSteps('lines.0.unit_price'),
    )
    const { short_id } = await nameBuyer(await reserve(ticket))
    await payInBrowser(short_id)
    await send(null, `GET /public/orders/${short_id}/payment-intent`)
    const refund = (amount: number) => send(ctx, `POST ${event}/orders/${short_id}/refund`, { amount })
    const refused = await refund(1235)
    expect([refused.status, errorBody.parse(await refused.json())]).toMatchObject([
      422,
      {
        code: 'amount.not_in_steps',
        errors: { amount: [stepInKwd] },
        details: { currency: 'KWD', step: 10 },
      },
    ])
    expect((await refund(1240)).status).toBe(200)
  })
})

describe('what the page shows', () => {
  it.each([
    ['KWD', 12_750, 13_390],
    ['ISK', 4999, 5249],
    ['JPY', 1999, 2099],
  ] as const)(
    'is reserved and charged as it is, with 5 %% of tax in %s (F16)',
    async (currency, price, total) => {
      const { ctx, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price }] }], { currency })
      const [ticket] = tickets
      if (!ticket) throw new Error('no ticket')
      const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 5000 }
      const made = await send(ctx, `POST /accounts/${accountOf(ctx)}/taxes-and-fees`, tax)
      const { data } = (await made.json()) as { data: { id: string } }
      const path = `/events/${ticket.event_id}/tickets/${ticket.id}`
      await send(ctx, `PUT ${path}`, bodyOf(ticket, { tax_and_fee_ids: [data.id] }))
      const page = await send(null, `GET /public/events/${ticket.event_id}`)
      const { data: event } = (await page.json()) as { data: PublicEvent }
      expect(event.tickets[0]?.prices[0]?.price_total).toBe(total)
      const order = await nameBuyer(await reserve(ticket))
      expect(order.total).toBe(total)
      expect(await payInBrowser(order.short_id)).toBe(200)
      const paid = await send(null, `GET /public/orders/${order.short_id}/payment-intent`)
      expect(await paid.json()).toMatchObject({ data: { outcome: 'SUCCEEDED', order: { total } } })
    },
  )
})
