import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { newLinkId } from '@foyer/core/random-id'
import { firstPriceOf, nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { type LiveEvent, mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { at, testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { atFields, refusal } from '../testing/refusal.ts'

const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const yesterday = at(testContext(), new Date(Date.now() - 86_400_000))

async function mintSale(given: Parameters<typeof mintLiveEvent>[0][number]): Promise<Ticket> {
  const { tickets }: LiveEvent = await mintLiveEvent([given])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

function order(ticket: Ticket, quantity: number, given: object = {}, line: object = {}) {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity, ...line }]
  return refusal(null, `POST /public/events/${ticket.event_id}/orders`, { lines, ...given })
}

describe('reserving tickets (specification §5, §8)', () => {
  // Specification: 5.ticket-chosen
  it('refuses no ticket at all', async () => {
    const { event_id } = await mintEventWithTicket()
    expect(await refusal(null, `POST /public/events/${event_id}/orders`, { lines: [] })).toEqual(
      atFields({ lines: 'Choose at least one ticket.' }),
    )
  })

  // Specification: 8.too-many-tickets
  it('refuses more than the maximum number, and fewer than are sold together', async () => {
    const ticket = await mintSale({ type: 'FREE', min_per_order: 2, max_per_order: 4 })
    const tooMany = [422, 'order.quantity_limit', 'The maximum number of tickets is exceeded.']
    expect(await order(ticket, 5)).toEqual(tooMany)
    const tooFew = 'Choose more tickets. You selected fewer than the minimum per order.'
    expect(await order(ticket, 1)).toEqual([422, 'order.quantity_minimum', tooFew])
  })

  it('refuses tickets of more kinds than one order can be undone with', async () => {
    const prices = Array.from({ length: 50 }, (_, index) => ({ label: `Row ${index}`, price: 100 }))
    const ticket = await mintSale({ type: 'TIERED', prices, max_per_order: 100 })
    const lines = ticket.prices.map(({ id: price_id }) => ({ ticket_id: ticket.id, price_id, quantity: 1 }))
    const tooLarge =
      'One order cannot hold this many different tickets. Choose fewer, and order the rest separately.'
    expect(await order(ticket, 1, { lines })).toEqual([422, 'order.too_large', tooLarge])
  })

  it('refuses tickets that are sold out or not on sale', async () => {
    const few = await mintSale({ type: 'FREE', prices: [{ quantity_available: 1 }] })
    expect(await order(few, 2)).toEqual([409, 'order.sold_out', 'These tickets are sold out.'])
    const paused = await mintSale({ type: 'FREE', is_paused: true })
    expect(await order(paused, 1)).toEqual([409, 'order.not_on_sale', 'These tickets are not on sale.'])
  })

  it('refuses a donation below the minimum, and a price that has changed', async () => {
    const ticket = await mintSale({ type: 'DONATION', prices: [{ price: 500 }] })
    const sentence = 'The amount is below the minimum. Enter €5.00 or more.'
    const tooLow = [422, 'order.donation_too_low', sentence]
    expect(await order(ticket, 1, {}, { donation_amount: 499 })).toEqual(tooLow)
    const changed = 'The price has changed. Check the new price and try again.'
    expect(await order(ticket, 1, { expected_total: 400 })).toEqual([409, 'order.price_changed', changed])
  })
})

describe('the checkout of an order (specification §8)', () => {
  // Specification: 8.order-expired
  it('says that it has expired', async () => {
    const { ticket } = await mintEventWithTicket()
    const { short_id } = await reserve(ticket, 1, yesterday)
    const refused = [410, 'order.expired', 'Sorry, your order has expired. Start a new order.']
    expect(await refusal(null, `PUT /public/orders/${short_id}`, { ...person, attendees: [] })).toEqual(
      refused,
    )
    expect(await refusal(null, `POST /public/orders/${short_id}/extension`)).toEqual(refused)
  })

  it('refuses a name with a line break, which would begin a row of its own in a file', async () => {
    const { ticket } = await mintEventWithTicket()
    const { short_id } = await reserve(ticket)
    const details = { ...person, first_name: 'A\n=1+1', last_name: 'B\r=2+2', attendees: [] }
    expect(await refusal(null, `PUT /public/orders/${short_id}`, details)).toEqual(
      atFields({ first_name: 'Write this on one line.', last_name: 'Write this on one line.' }),
    )
  })

  it('says that it no longer exists', async () => {
    const refused = [404, 'order.not_found', 'This order no longer exists.']
    expect(await refusal(null, `GET /public/orders/${newLinkId()}`)).toEqual(refused)
  })

  // Specification: 8.order-already
  it('says that it has been completed already', async () => {
    const { ticket } = await mintEventWithTicket()
    const { short_id } = await nameBuyer(await reserve(ticket))
    const refused = [
      409,
      'order.already_completed',
      'This order has already been paid, processed, refunded or cancelled.',
    ]
    const path = `/public/orders/${short_id}`
    expect(await refusal(null, `PUT ${path}`, { ...person, attendees: [] })).toEqual(refused)
    expect(await refusal(null, `POST ${path}/extension`)).toEqual(refused)
    expect(await refusal(null, `POST ${path}/payment-intent`)).toEqual(refused)
    expect(await refusal(null, `DELETE ${path}`)).toEqual(refused)
  })

  it('refuses a second extension', async () => {
    const { ticket } = await mintEventWithTicket()
    const extend = `POST /public/orders/${(await reserve(ticket)).short_id}/extension`
    await expect(refusal(null, extend)).rejects.toThrow('was not refused: 200')
    const refused = [409, 'order.extension_used', 'The time was already extended as far as possible.']
    expect(await refusal(null, extend)).toEqual(refused)
  })

  // Specification: 5.first-name-length 5.email-valid
  it('refuses a buyer and guests without a valid name and email, each at their field', async () => {
    const { ticket } = await mintEventWithTicket()
    const { short_id, attendees } = await reserve(ticket)
    const wrong = { first_name: 'B'.repeat(51), last_name: '', email: 'bea' }
    const guests = attendees.map((guest) => ({ short_id: guest.short_id, ...wrong }))
    const put = `PUT /public/orders/${short_id}`
    expect(await refusal(null, put, { ...wrong, attendees: guests })).toEqual(
      atFields({
        first_name: 'Use at most 50 characters.',
        email: 'Enter a valid email address.',
        'attendees.0.first_name': 'Use at most 50 characters.',
        'attendees.0.email': 'Enter a valid email address.',
      }),
    )
    const missing = { first_name: ['Enter a first name.'] }
    expect(await refusal(null, put, { email: person.email })).toEqual([422, 'order.name_required', missing])
  })
})
