import { eventStatisticsQuery } from '@foyer/contracts/statistics/event-statistics'
import { ticketBody } from '@foyer/contracts/ticket/ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetEventGraph } from '../event-graph/event-graph.ts'
import { newId, newLinkId } from '../random-id.ts'
import {
  allPart,
  type Counts,
  checkInListPart,
  dayPart,
  quarterPart,
  ticketPart,
} from '../store/statistics/counts.ts'
import { readCheckInCounts, readEventTotals } from '../store/statistics/read-totals.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { conflictTransactions } from '../testing/fail-writes.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { createTicket } from '../ticket/tickets.ts'
import { countAgain } from './count-again.ts'
import { getCheckInStatistics, getEventStatistics } from './event-statistics.ts'

let event: Awaited<ReturnType<typeof mintEventWithTicket>>

beforeAll(async () => {
  event = await mintEventWithTicket({ sold: 3 })
})

/** Holds the shard that the first transaction wants in another transaction that never ends. */
function keepFirstShard() {
  let kept: string | undefined
  return conflictTransactions((keys) => {
    const shard = keys.find((key) => key.includes('shard_'))
    kept ??= shard
    return kept !== undefined && shard === kept
  })
}

const count = (event_id: string, counts: Counts, subject_id = newLinkId()) =>
  countAgain(event_id, subject_id, async () => counts)

describe('countAgain', () => {
  it('counts each subject once, even if it is asked repeatedly and at the same time', async () => {
    const event_id = newId('event')
    const subjects = Array.from({ length: 20 }, () => newLinkId())
    const sale = { [allPart]: { orders: 1, tickets: 2, orders_listed: 1 } }
    await Promise.all([...subjects, ...subjects].map((subject) => count(event_id, sale, subject)))
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 20, tickets: 40, orders_listed: 20 })
  })

  it('changes to another shard when its shard is being written', async () => {
    const event_id = newId('event')
    const { tried, stop } = keepFirstShard()
    await count(event_id, { [allPart]: { orders: 1 } }).finally(stop)
    expect(tried()).toBe(2)
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 1 })
  })

  it('follows a subject through every change, even back to nothing', async () => {
    const [event_id, subject] = [newId('event'), newLinkId()]
    await count(event_id, { [allPart]: { orders: 1 }, [dayPart('2027-05-01')]: { orders: 1 } }, subject)
    await count(event_id, { [allPart]: { orders: 1, refunded: 500 } }, subject)
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 1, refunded: 500 })
    await count(event_id, {}, subject)
    expect(await readEventTotals(event_id)).toMatchObject({ orders: 0, refunded: 0 })
  })
})

describe('readEventTotals', () => {
  it('is all zeros before anything is sold', async () => {
    expect(Object.values(await readEventTotals(newId('event'))).every((sum) => sum === 0)).toBe(true)
  })
})

describe('getEventStatistics', () => {
  const sale = { orders: 1, tickets: 2, gross: 2500, tax: 400, fee: 100 }
  const day = { orders: 1, tickets: 2, gross: 2500, net: 2000, tax: 400, fee: 100, refunded: 0 }
  const ask = (query: object = {}) =>
    getEventStatistics(event.ctx, {
      params: { event_id: event.event_id },
      query: eventStatisticsQuery.parse(query),
    })

  beforeAll(async () => {
    const { event_id, ticket } = event
    await count(event_id, {
      [dayPart('2026-05-02')]: sale,
      [ticketPart(ticket.id)]: { tickets: 2, gross: 2500 },
    })
    await count(event_id, { [dayPart('2026-05-01')]: sale })
    await count(event_id, { [dayPart('2026-05-04')]: { refunded: 1000, tax: -160 } })
  })

  // Specification: 7.call-event-stats
  it('shows totals, days oldest first, and tickets in homepage order', async () => {
    const { ticket } = event
    expect(await ask()).toEqual({
      currency: 'EUR',
      timezone: expect.any(String),
      orders_completed: 2,
      tickets_sold: 4,
      gross_sales: 5000,
      net_sales: 3160,
      tax_total: 640,
      fee_total: 200,
      refunded_total: 1000,
      days: [
        { date: '2026-05-01', ...day },
        { date: '2026-05-02', ...day },
        { date: '2026-05-04', orders: 0, tickets: 0, gross: 0, net: -840, tax: -160, fee: 0, refunded: 1000 },
      ],
      tickets: [{ ticket_id: ticket.id, title: ticket.title, tickets_sold: 2, gross_sales: 2500 }],
      visits: { counted_since: null, views: 0, is_estimated: false, orders: 0, sources: [] },
    })
  })

  it('sums the days of a range, both ends included and either left open', async () => {
    expect(await ask({ from: '2026-05-02', to: '2026-05-03' })).toMatchObject({
      gross_sales: 2500,
      refunded_total: 0,
      days: [{ date: '2026-05-02' }],
    })
    expect(await ask({ from: '2026-05-02' })).toMatchObject({ gross_sales: 2500, refunded_total: 1000 })
    expect(await ask({ to: '2026-05-01' })).toMatchObject({ orders_completed: 1 })
    expect(eventStatisticsQuery.safeParse({ from: '2026-05-02', to: '2026-05-01' }).success).toBe(false)
  })

  it('makes the same number of requests to the table for any number of days', async () => {
    const { event_id } = event
    const asNew = () => {
      forgetEventGraph(event_id)
      return ask()
    }
    const few = await requestsOf(asNew)
    const days = Array.from({ length: 60 }, (_, at) =>
      dayPart(new Date(at * 86_400_000).toISOString().slice(0, 10)),
    )
    await count(event_id, Object.fromEntries(days.map((part) => [part, { orders: 1 }])))
    expect(await requestsOf(asNew)).toBe(few)
    expect(few).toBeLessThanOrEqual(12)
  })
})

async function requestsOf(run: () => Promise<unknown>): Promise<number> {
  const { sent, stop } = countRequests()
  await run()
  stop()
  return sent.length
}

describe('getCheckInStatistics', () => {
  // Specification: 7.call-check-in-stats
  it('shows admissions by list and by quarter of an hour', async () => {
    const { event_id } = event
    const body = ticketBody.parse({ title: 'VIP', type: 'FREE', prices: [{}] })
    const vip = await createTicket(event.ctx, { params: { event_id }, body })
    await nameBuyer(await reserve(vip, 2))
    const door = await mintCheckInList({ event_id, name: 'Door' })
    const lounge = await mintCheckInList({ event_id, name: 'lounge', ticket_ids: [vip.id] })
    const [early, late] = ['2026-05-04T18:00:00.000Z', '2026-05-04T18:15:00.000Z']
    await count(event_id, { [checkInListPart(door.id)]: one, [quarterPart(late)]: one })
    await count(event_id, { [checkInListPart(lounge.id)]: one, [quarterPart(early)]: one })
    expect(await readCheckInCounts(event_id, [door.id, lounge.id])).toEqual(
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
      times: [
        { at: early, checked_in: 1 },
        { at: late, checked_in: 1 },
      ],
    })
  })
})

const one = { checked_in: 1 }
