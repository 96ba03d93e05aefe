import { updateAttendeeBody } from '@foyer/contracts/attendee/attendee'
import { ticketLookupDue } from '@foyer/contracts/lookup/lookup-messages'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { updateAttendee } from '../attendee/attendee.ts'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { updateOrder } from '../order/get-order.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import { newLinkId } from '../random-id.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { AddressOrderEntity, TicketLookupEntity } from '../store/lookup/lookup-entities.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { later, testContext } from '../testing/test-context.ts'
import { sendFoundTickets } from './send-found-tickets.ts'

const day = 24 * 60 * 60
const anAddress = (of = 'buyer') => `${of}-${newLinkId()}@example.com`

/** A free order for two: the buyer's own ticket, and a guest's. Its messages were handled. */
async function sell(sale: Awaited<ReturnType<typeof mintEventWithTicket>>, buyer: string, guest: string) {
  const held = await reserve(sale.ticket, 2)
  const person = { first_name: 'Bea', last_name: 'Buyer' }
  const attendees = held.attendees.map(({ short_id }, index) => ({
    short_id,
    ...person,
    email: index === 0 ? buyer : guest,
    answers: [],
  }))
  const order = await giveOrderDetails(testContext(), {
    params: { order_short_id: held.short_id },
    body: { ...person, email: buyer, answers: [], attendees },
  })
  await activateAttendees(order.short_id)
  return order
}

/** What the inbox of an address got for one request; null for nothing. */
async function found(email: string, ctx = testContext(), locale: 'en' | 'de' = 'en') {
  const request_id = newLinkId()
  await TicketLookupEntity.create({ request_id, email, locale, ttl: 4_000_000_000 }).go()
  const before = (await readInbox(email)).length
  await sendFoundTickets(ctx, toSend(ticketLookupDue, { request_id }))
  const [mail = null, ...others] = (await readInbox(email)).slice(before)
  expect(others).toEqual([])
  return mail
}

const linksOf = (order: PublicOrder) => ({
  order: `/checkout/${order.event_id}/${order.short_id}/summary`,
  own: `/ticket/${order.event_id}/${order.attendees[0]?.short_id}`,
  guests: `/ticket/${order.event_id}/${order.attendees[1]?.short_id}`,
})

describe('sendFoundTickets', () => {
  it('brings the buyer the order and their own ticket, and a guest only the guest’s ticket', async () => {
    const [buyer, guest] = [anAddress(), anAddress('guest')]
    const links = linksOf(await sell(await mintEventWithTicket(), buyer, guest))
    const [toBuyer, toGuest] = [(await found(buyer))?.body.text ?? '', (await found(guest))?.body.text ?? '']
    expect(toBuyer).toContain(links.order)
    expect(toBuyer).toContain(links.own)
    expect(toBuyer).not.toContain(links.guests)
    expect(toGuest).toContain(links.guests)
    expect(toGuest).not.toContain(links.order)
    expect(toGuest).not.toContain(buyer)
  })

  it('lists the orders of all events of the stage in one email, in the language of the page', async () => {
    const buyer = anAddress()
    const sales = await Promise.all([mintEventWithTicket(), mintEventWithTicket()])
    const orders = [await sell(sales[0], buyer, buyer), await sell(sales[1], buyer, buyer)]
    const mail = await found(buyer, testContext(), 'de')
    expect(mail?.subject).toBe('Ihre Bestellungen und Tickets')
    for (const order of orders) {
      expect(mail?.body.text).toContain(linksOf(order).order)
      expect(mail?.body.text).toContain(linksOf(order).guests)
    }
  })

  it('sends nothing to an address without an order, to one with a hold, and for a request that is gone', async () => {
    const buyer = anAddress()
    expect(await found(buyer)).toBeNull()
    await reserve((await mintEventWithTicket()).ticket, 1)
    expect(await found(buyer)).toBeNull()
    await sendFoundTickets(testContext(), toSend(ticketLookupDue, { request_id: newLinkId() }))
  })

  it('leaves out what was cancelled: a guest’s ticket, then the whole order', async () => {
    const [buyer, guest] = [anAddress(), anAddress('guest')]
    const sale = await mintEventWithTicket()
    const { event_id, short_id, attendees } = await sell(sale, buyer, guest)
    const attendee_short_id = attendees[1]?.short_id ?? ''
    await cancelAttendee(sale.ctx, { params: { event_id, attendee_short_id } })
    expect(await found(guest)).toBeNull()
    expect(await found(buyer)).not.toBeNull()
    await cancelOrder(sale.ctx, {
      params: { event_id, order_short_id: short_id },
      body: { notify_buyer: false, refund: false },
    })
    expect(await found(buyer)).toBeNull()
  })

  it('follows a corrected address: the new one finds the order, the old one nothing', async () => {
    const [buyer, guest, moved, movedGuest] = [anAddress(), anAddress(), anAddress(), anAddress()]
    const sale = await mintEventWithTicket()
    const order = await sell(sale, buyer, guest)
    const { event_id, short_id: order_short_id, attendees } = order
    await updateOrder(sale.ctx, {
      params: { event_id, order_short_id },
      body: updateOrderBody.parse({ first_name: 'Bea', last_name: 'Buyer', email: moved, notes: '' }),
    })
    const person = { first_name: 'Gus', last_name: 'Guest', email: movedGuest, notes: '' }
    const attendee_short_id = attendees[1]?.short_id ?? ''
    const { outbox } = await readOrder(order_short_id)
    expect(outbox).toMatchObject([{ name: 'orderAttendeesChanged' }])
    await updateAttendee(sale.ctx, {
      params: { event_id, attendee_short_id },
      body: updateAttendeeBody.parse({ ...person, locale: 'en' }),
    })
    await activateAttendees(order_short_id)
    expect((await found(moved))?.body.text).toContain(linksOf(order).order)
    expect((await found(movedGuest))?.body.text).toContain(linksOf(order).guests)
    expect((await found(buyer))?.body.text).not.toContain(linksOf(order).order)
    expect(await found(guest)).toBeNull()
  })

  it('puts past events under a heading of their own, and leaves them out a year after they ended', async () => {
    const buyer = anAddress()
    const order = await sell(await mintEventWithTicket(), buyer, buyer)
    expect((await found(buyer))?.body.text).not.toMatch(/past events/i)
    const end = Date.parse(order.event.end_date ?? order.event.start_date)
    const after = (days: number) => later(testContext(), (end - Date.now()) / 1000 + days * day)
    expect((await found(buyer, after(30)))?.body.text).toMatch(/past events/i)
    expect(await found(buyer, after(364))).not.toBeNull()
    expect(await found(buyer, after(366))).toBeNull()
  })

  it('costs one small item for each address of a completed order, and keeps the address as a hash', async () => {
    const [buyer, guest] = [anAddress(), anAddress('guest')]
    const requests = countRequests()
    const { short_id } = await sell(await mintEventWithTicket(), buyer, guest)
    requests.stop()
    const noted = requests.puts.filter((item) => item.__edb_e__ === 'address_order')
    expect(noted.map(({ order_short_id }) => order_short_id)).toEqual([short_id, short_id])
    for (const item of noted) {
      expect(JSON.stringify(item)).not.toContain('@')
      expect(JSON.stringify(item).length).toBeLessThan(1024)
    }
    const { data } = await AddressOrderEntity.query.primary({ holder_hash: addressHash(buyer) }).go()
    expect(data).toHaveLength(1)
  })
})
