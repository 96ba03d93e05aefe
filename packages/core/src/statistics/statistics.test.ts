import { checkInCounted } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import { orderCounted } from '@foyer/contracts/order/order-messages'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { toSend } from '../table/outbox.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { type MintedEvent, mintBareEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { createTicket } from '../ticket/create-ticket.ts'
import { countCheckIn } from './count-check-in.ts'
import { countOrder } from './count-order.ts'
import { getCheckInStatistics } from './get-check-in-statistics.ts'
import { getEventStatistics } from './get-event-statistics.ts'
import { readCheckInCounts } from './read-check-in-counts.ts'
import { readEventTotals } from './read-event-totals.ts'

const ctx = testContext()
const nothing = { orders: 0, tickets: 0, gross: 0, tax: 0, fee: 0, refunded: 0 }
const unlisted = { orders_listed: 0, attendees_listed: 0 }

function orderMessage(event_id: string, date: string | null, change: object): Message<typeof orderCounted> {
  return toSend(orderCounted, { event_id, date, ...nothing, ...unlisted, ...change }) as Message<
    typeof orderCounted
  >
}

function checkInMessage(event_id: string, check_in_list_id: string, change: number) {
  return toSend(checkInCounted, { event_id, check_in_list_id, change }) as Message<typeof checkInCounted>
}

let event: MintedEvent
let stranger: MintedEvent

beforeAll(async () => {
  event = await mintEventWithTicket({ sold: 3 })
  stranger = await mintBareEvent()
})

describe('countOrder', () => {
  it('counts each message once, however often and at once they come', async () => {
    const event_id = newId('event')
    const messages = Array.from({ length: 20 }, () =>
      orderMessage(event_id, '2026-05-01', { orders: 1, tickets: 2, orders_listed: 1 }),
    )
    await Promise.all([...messages, ...messages].map((message) => countOrder(ctx, message)))
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 20, tickets: 40, orders_listed: 20 })
  })

  it('keeps cancelled orders in the length of the lists', async () => {
    const event_id = newId('event')
    const sale = { orders: 1, tickets: 2, gross: 500, attendees_listed: 2 }
    await countOrder(ctx, orderMessage(event_id, '2026-05-01', sale))
    await countOrder(ctx, orderMessage(event_id, '2026-05-02', { tickets: -2 }))
    expect(await readEventTotals(event_id)).toMatchObject({ tickets: 0, gross: 500, attendees_listed: 2 })
  })
})

describe('countOrder of a list change alone', () => {
  it('belongs to no day, and ends the same in whatever order it comes', async () => {
    const event_id = newId('event')
    await countOrder(ctx, orderMessage(event_id, null, { orders_listed: -1 }))
    await countOrder(ctx, orderMessage(event_id, null, { orders_listed: 1 }))
    expect(await readEventTotals(event_id)).toEqual({ ...nothing, ...unlisted })
  })
})

describe('readEventTotals', () => {
  it('is all zeros before anything is sold', async () => {
    expect(await readEventTotals(newId('event'))).toEqual({ ...nothing, ...unlisted })
  })
})

describe('getEventStatistics', () => {
  it('shows totals, and days oldest first', async () => {
    const { event_id } = event
    const sale = { orders: 1, tickets: 2, gross: 2500, tax: 400, fee: 100 }
    await countOrder(ctx, orderMessage(event_id, '2026-05-02', sale))
    await countOrder(ctx, orderMessage(event_id, '2026-05-01', sale))
    await countOrder(ctx, orderMessage(event_id, '2026-05-02', { refunded: 1000 }))
    const day = { orders: 1, tickets: 2, gross: 2500 }
    expect(await getEventStatistics(event.ctx, { params: { event_id } })).toEqual({
      currency: 'EUR',
      orders_completed: 2,
      tickets_sold: 4,
      gross_sales: 5000,
      tax_total: 800,
      fee_total: 200,
      refunded_total: 1000,
      days: [
        { date: '2026-05-01', ...day },
        { date: '2026-05-02', ...day },
      ],
    })
  })

  it('forbids others', async () => {
    const { event_id } = event
    const input = { params: { event_id } }
    await expect(getEventStatistics(stranger.ctx, input)).rejects.toMatchObject({ code: 'event.not_found' })
    await expect(getEventStatistics(ctx, input)).rejects.toMatchObject({ code: 'session.required' })
  })
})

describe('getCheckInStatistics', () => {
  it('shows admissions by list, each counted once', async () => {
    const { event_id } = event
    const body = ticketBody.parse({ title: 'VIP', type: 'FREE', prices: [{}] })
    const vip = await createTicket(event.ctx, { params: { event_id }, body })
    await nameBuyer(await reserve(vip, 2))
    const door = await mintCheckInList({ event_id, name: 'Door' })
    const lounge = await mintCheckInList({ event_id, name: 'lounge', ticket_ids: [vip.id] })
    const admitted = [door, door, lounge].map(({ id }) => checkInMessage(event_id, id, 1))
    const undone = checkInMessage(event_id, door.id, -1)
    for (const message of [...admitted, ...admitted, undone, undone]) await countCheckIn(ctx, message)
    expect(await readCheckInCounts(event_id)).toEqual(
      new Map([
        [door.id, 1],
        [lounge.id, 1],
      ]),
    )
    expect(await getCheckInStatistics(event.ctx, { params: { event_id } })).toEqual({
      attendees: 5,
      checked_in: 2,
      lists: [
        { id: door.id, name: 'Door', attendees: 5, checked_in: 1 },
        { id: lounge.id, name: 'lounge', attendees: 2, checked_in: 1 },
      ],
    })
  })

  it('forbids others', async () => {
    const input = { params: { event_id: event.event_id } }
    await expect(getCheckInStatistics(stranger.ctx, input)).rejects.toMatchObject({ code: 'event.not_found' })
  })
})
