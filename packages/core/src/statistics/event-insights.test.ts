import { expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { forgetEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { newLinkId } from '../random-id.ts'
import { affiliatePart, allPart, type Counts, dayPart } from '../store/statistics/counts.ts'
import { countRequests } from '../testing/count-requests.ts'
import { mintAffiliate } from '../testing/mint-affiliate.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { type MintedEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import type { Context } from '../verb.ts'
import { countAgain } from './count-again.ts'
import { getEventInsights } from './event-insights.ts'
import { ticketsAvailable } from './tickets-available.ts'

const count = (event_id: string, counts: Counts) => countAgain(event_id, newLinkId(), async () => counts)
const ask = ({ ctx, event_id }: MintedEvent) => getEventInsights(ctx, { params: { event_id } })

it('shows what was sold so far and by which affiliates', async () => {
  const event = await mintEventWithTicket()
  const affiliate = await mintAffiliate(event.ctx, event.event_id)
  await mintAffiliate(event.ctx, event.event_id)
  await count(event.event_id, {
    [allPart]: { orders: 2, tickets: 5, gross: 9000, refunded: 500 },
    [affiliatePart(affiliate.id)]: { orders: 1, tickets: 2, gross: 4000, refunded: 500 },
  })
  expect(await ask(event)).toMatchObject({
    currency: 'EUR',
    tickets_sold: 5,
    tickets_available: null,
    gross_sales: 9000,
    refunded_total: 500,
    pace: null,
    affiliates: [{ affiliate_id: affiliate.id, name: affiliate.name, tickets_sold: 2, gross_sales: 3500 }],
  })
})

/** An organizer's event from a year ago with 30 tickets sold 20 days before it and 12 on its day, and one in ten days. */
async function twoEvents() {
  const { ctx } = await mintOwner()
  const now = new Date('2032-06-10T12:00:00.000Z')
  const at: Context = { ...ctx, now }
  const earlier = await mintEvent(at, { title: 'Last summer', start_date: '2031-06-20T18:00:00.000Z' })
  await updateEventStatus(at, { params: { event_id: earlier.id }, body: { status: 'ARCHIVED' } })
  await count(earlier.id, {
    [allPart]: { tickets: 42 },
    [dayPart('2031-05-31')]: { tickets: 30 },
    [dayPart('2031-06-20')]: { tickets: 12 },
  })
  const own = { organizer_id: earlier.organizer.id }
  const { id } = await mintEvent(at, { ...own, start_date: '2032-06-20T18:00:00.000Z' })
  return { ctx: at, earlier, event: { ctx: at, event_id: id }, own }
}

it('compares with the organizer’s last event that sold tickets, as long before its start', async () => {
  const { ctx, earlier, event, own } = await twoEvents()
  const unsold = await mintEvent(ctx, { ...own, start_date: '2031-12-01T18:00:00.000Z' })
  await updateEventStatus(ctx, { params: { event_id: unsold.id }, body: { status: 'ARCHIVED' } })
  const pace = { event_id: earlier.id, title: 'Last summer', tickets_total: 42 }
  expect((await ask(event)).pace).toEqual({ ...pace, tickets_sold: 30 })
  const afterwards = { ...event, ctx: { ...ctx, now: new Date('2032-06-21T12:00:00.000Z') } }
  expect((await ask(afterwards)).pace).toEqual({ ...pace, tickets_sold: 42 })
  const long = { ...event, ctx: { ...ctx, now: new Date('2032-04-01T12:00:00.000Z') } }
  expect((await ask(long)).pace).toEqual({ ...pace, tickets_sold: 0 })
})

it('counts the days of the earlier event in its own zone, and not in that of this one', async () => {
  const { ctx, event } = await twoEvents()
  const at: Context = { ...ctx, now: new Date('2032-07-10T12:00:00.000Z') }
  const organizer_id = (await requireEvent(ctx, event.event_id)).organizer_id
  // At noon in Lisbon, ten days before, it is already the next day in Kiritimati.
  const start = '2032-07-05T12:00:00.000Z'
  const lisbon = await mintEvent(at, { organizer_id, timezone: 'Europe/Lisbon', start_date: start })
  await updateEventStatus(at, { params: { event_id: lisbon.id }, body: { status: 'ARCHIVED' } })
  await count(lisbon.id, {
    [allPart]: { tickets: 9 },
    [dayPart('2032-06-25')]: { tickets: 4 },
    [dayPart('2032-06-26')]: { tickets: 5 },
  })
  const start_date = '2032-07-20T12:00:00.000Z'
  const { id } = await mintEvent(at, { organizer_id, timezone: 'Pacific/Kiritimati', start_date })
  expect((await ask({ ctx: at, event_id: id })).pace).toMatchObject({ event_id: lisbon.id, tickets_sold: 4 })
})

it('compares with no event of another organizer', async () => {
  const { ctx } = await twoEvents()
  const ofOther = await mintEvent(ctx, { start_date: '2032-06-20T18:00:00.000Z' })
  expect((await ask({ ctx, event_id: ofOther.id })).pace).toBeNull()
})

it('makes the same number of requests to the table for any number of days, fewer when it is asked again', async () => {
  const { event, earlier } = await twoEvents()
  const asNew = () => {
    forgetEventGraph(event.event_id)
    return ask(event)
  }
  const first = await requestsOf(asNew)
  const again = await requestsOf(asNew)
  const days = Array.from({ length: 60 }, (_, at) =>
    dayPart(new Date(at * 86_400_000).toISOString().slice(0, 10)),
  )
  for (const { id } of [earlier, { id: event.event_id }])
    await count(id, Object.fromEntries(days.map((part) => [part, { tickets: 1 }])))
  expect(await requestsOf(asNew)).toBe(again)
  expect(first).toBeLessThanOrEqual(24)
  expect(again).toBeLessThanOrEqual(13)
})

async function requestsOf(run: () => Promise<unknown>): Promise<number> {
  const { sent, stop } = countRequests()
  await run().finally(stop)
  return sent.length
}

type Tickets = Parameters<typeof ticketsAvailable>[0]['tickets']
type Assignments = Parameters<typeof ticketsAvailable>[0]['capacity_assignments']

/** Tickets by their quantities, named a, b, c; capacities with the names of their tickets. */
function available(quantities: (number | null)[], ...capacities: [number, string][]): number | null {
  const tickets = quantities.map((quantity_available, index) => ({
    id: 'abc'[index],
    prices: [{ quantity_available }],
  }))
  const capacity_assignments = capacities.map(([capacity, names]) => ({
    ...{ capacity, ticket_ids: [...names], status: 'ACTIVE', stop_sales_at_limit: true },
  }))
  return ticketsAvailable({
    tickets: tickets as unknown as Tickets,
    capacity_assignments: capacity_assignments as unknown as Assignments,
  })
}

it('counts how many tickets there are, and each only once for the capacities that it shares', () => {
  expect(available([])).toBe(0)
  expect(available([100, 50])).toBe(150)
  expect(available([100, null])).toBeNull()
  expect(available([100, null], [120, 'ab'])).toBe(120)
  expect(available([100, null], [80, 'a'])).toBeNull()
  expect(available([100, 50, 20], [120, 'ab'])).toBe(140)
  expect(available([100, 50, 20], [60, 'a'], [30, 'b'])).toBe(110)
  expect(available([100, 50, 20], [500, 'abc'])).toBe(170)
})
