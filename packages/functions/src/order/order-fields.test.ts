import { updateAttendeeBody } from '@foyer/contracts/attendee/attendee'
import { createManualOrderBody, updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { kept } from '../testing/kept.ts'

const buyer = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const guest = { first_name: 'Gil', last_name: 'Guest', email: 'gil@example.com' }

describe('what is written about an order and its people is read again (specification §3)', () => {
  // Specification: 3.order-fields 3.order-amounts
  it('of an order made by hand: every field, its amounts and its reference', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 2400 }] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 2, unit_price: 1000 }
    const body = { ...buyer, notes: 'Pays cash', locale: 'de' as const, notify_buyer: false }
    const save = `POST /events/${event.id}/orders`
    const given = { ...body, lines: [line], attendees: [buyer, guest] }
    const order = await kept(ctx, { save, schema: createManualOrderBody, body: given })
    expect(order).toMatchObject({
      ...{ ...buyer, notes: 'Pays cash', locale: 'de', currency: 'EUR', source: 'MANUAL' },
      ...{ reference: expect.stringMatching(/^O-[2-9A-Z]{7}$/), created_at: expect.any(String) },
      ...{
        subtotal: 2000,
        tax_total: 0,
        fee_total: 0,
        total: 2000,
        refunded_total: 0,
        remaining_total: 2000,
      },
      ...{ display_status: 'COMPLETED', lines: [{ quantity: 2, unit_price: 1000 }] },
    })
    expect(order.attendees).toMatchObject([buyer, guest])
  })

  // Specification: 3.order-people
  it('of an order that is corrected', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
    const { short_id } = await answered<{ short_id: string }>(ctx, `POST /events/${event_id}/orders`, {
      ...buyer,
      lines,
    })
    const path = `/events/${event_id}/orders/${short_id}`
    const body = { ...guest, notes: 'Came by phone', locale: 'de' as const }
    expect(await kept(ctx, { save: `PUT ${path}`, schema: updateOrderBody, body, read: path })).toMatchObject(
      body,
    )
  })

  // Specification: 3.attendee-fields
  it('of an attendee: name, email, notes, language, ticket and state', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const place = { ticket_id: ticket.id, price_id: firstPriceOf(ticket) }
    const made = await answered<{ short_id: string }>(ctx, `POST /events/${event_id}/attendees`, {
      ...buyer,
      ...place,
    })
    const path = `/events/${event_id}/attendees/${made.short_id}`
    const body = { ...guest, notes: 'Needs a seat', locale: 'de' as const }
    const attendee = await kept(ctx, { save: `PUT ${path}`, schema: updateAttendeeBody, body, read: path })
    expect(attendee).toMatchObject({
      ...body,
      ticket_id: ticket.id,
      ticket_title: 'Standing',
      status: 'ACTIVE',
    })
    const [row] = await answered<object[]>(ctx, `GET /events/${event_id}/attendees?query=Guest`)
    expect(row).toMatchObject({ ...guest, check_ins: [] })
  })
})
