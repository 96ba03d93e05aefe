import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import { orderListQuery } from '@foyer/contracts/order/order'
import { beforeEach, describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { listAttendees } from '../attendee/list-attendees.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { listOrders } from '../order/list-orders.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { ChangeLogHeadEntity, readLogHead } from '../store/change-log/change-log-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { door } from '../testing/at-the-door.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintHall } from '../testing/mint-hall.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { seedSoldOrders } from '../testing/seed-sold-orders.ts'
import { later } from '../testing/test-context.ts'
import { withTrace } from '../trace.ts'
import type { Context } from '../verb.ts'
import { makeSnapshot, rebuildSnapshot } from './make-snapshot.ts'
import { recordChanges } from './record-changes.ts'
import { recordOwnChanges } from './record-own-changes.ts'

interface Hall {
  ctx: Context
  event_id: string
  list: CheckInListItem
}

interface Page {
  data: object[]
  meta: { total: number }
}

const halls = new Map<number, Promise<Hall>>()

function hall(orders: number): Promise<Hall> {
  const known = halls.get(orders) ?? openHall(orders)
  halls.set(orders, known)
  return known
}

/** An event with tickets for 100,000, of which that many are sold: its lists are spread over 32 partitions. */
async function openHall(orders: number): Promise<Hall> {
  const { ctx, event_id } = await mintHall({ orders, quantity_available: 100_000 })
  return { ctx, event_id, list: await mintCheckInList({ event_id }) }
}

const pages: Record<string, (of: Hall, page?: number) => Promise<Page>> = {
  orders: ({ ctx, event_id }, page = 1) =>
    listOrders(ctx, { params: { event_id }, query: orderListQuery.parse({ page, per_page: 20 }) }),
  attendees: ({ ctx, event_id }, page = 1) =>
    listAttendees(ctx, { params: { event_id }, query: attendeeListQuery.parse({ page, per_page: 20 }) }),
  door: ({ list }, page = 1) => door(list, { page, per_page: 20 }),
}
const names = Object.keys(pages)
const ask = (name: string, of: Hall, page?: number) => pages[name]?.(of, page) as Promise<Page>

/** What is asked next is asked in a process that has just started. */
function forgetAll() {
  withoutGuard('keptLists')
  forgetEventGraphs()
}

/** The same page read from the partitions. */
async function fromTable(of: Hall, name: string, page?: number): Promise<Page> {
  const key = { log_event_id: of.event_id }
  const snapshot = (await readLogHead(of.event_id))?.snapshot
  await ChangeLogHeadEntity.patch(key).remove(['snapshot']).go()
  forgetAll()
  const answer = await ask(name, of, page)
  await ChangeLogHeadEntity.patch(key).set({ snapshot }).go()
  forgetAll()
  return answer
}

async function expectSame(of: Hall): Promise<void> {
  for (const name of names)
    for (const page of [1, 2, 12]) {
      const exact = await fromTable(of, name, page)
      expect((await ask(name, of, page)).data).toEqual(exact.data)
      expect(exact.data).toHaveLength(20)
    }
}

/** How many requests it takes in a process that has nothing at hand, and then again. */
async function requestsOf(run: () => Promise<unknown>): Promise<{ first: number; again: number }> {
  const counted: number[] = []
  forgetAll()
  for (let time = 0; time < 2; time += 1) {
    const requests = countRequests()
    await run()
    requests.stop()
    counted.push(requests.sent.length)
  }
  const [first = 0, again = 0] = counted
  return { first, again }
}

beforeEach(forgetAll)

describe('the first pages of a large event', () => {
  it.each([600, 2000])(
    'are the same of %i rows as read from its 32 partitions',
    { tags: 'long' },
    async (rows) => {
      await expectSame(await hall(rows))
    },
  )

  it.each(names)(
    'take at most 6 requests with the file, and at most 5 when asked for again, of 600 rows as of 2,000: %s',
    { tags: 'long' },
    async (name) => {
      const [few, many] = [await hall(600), await hall(2000)]
      const file = 1
      const costs = [await requestsOf(() => ask(name, few)), await requestsOf(() => ask(name, many))]
      expect(costs[1]).toEqual(costs[0])
      for (const { first, again } of costs) {
        expect(first + file).toBeLessThanOrEqual(6)
        expect(again).toBeLessThanOrEqual(5)
      }
      const units = await meterUnits(() => ask(name, many))
      expect(units.read).toBeLessThanOrEqual(20)
      // The control: the same page from the partitions.
      const requests = countRequests()
      await fromTable(many, name)
      requests.stop()
      expect(requests.sent.length).toBeGreaterThan(32)
    },
  )

  it('have what a person has just written, in any process, before the stream has told of it', async () => {
    const of = await hall(600)
    const [order] = (await ask('orders', of)).data as { short_id: string }[]
    const order_short_id = order?.short_id ?? ''
    const statusOf = async () =>
      ((await ask('orders', of)).data as { short_id: string; status: string }[]).find(
        ({ short_id }) => short_id === order_short_id,
      )?.status
    expect(await statusOf()).toBe('COMPLETED')
    await withTrace('request', async () => {
      const params = { event_id: of.event_id, order_short_id }
      await cancelOrder(of.ctx, { params, body: { notify_buyer: false } } as never)
      await recordOwnChanges(of.ctx)
    })
    expect(await statusOf()).toBe('CANCELLED')
    forgetAll()
    expect(await statusOf()).toBe('CANCELLED')
    await expectSame(of)
  })

  it('have new rows, and no row that lists do not show any more, also when an older line about it comes late', {
    tags: 'long',
  }, async () => {
    const of = await hall(2000)
    const { event_id } = of
    await ask('attendees', of)
    const sold = await mintSoldOrder({ event_id, names: [['Grace', 'Hopper']] })
    await activateAttendees(sold.short_id)
    const short_id = sold.slots[0]?.short_id ?? ''
    const changed = { event_id, order_short_ids: [sold.short_id], attendee_short_ids: [short_id] }
    const { data: item } = await AttendeeEntity.get({ short_id }).go({ consistent: true })
    await recordChanges(later(of.ctx, 1), changed)
    expect((await ask('orders', of)).data[0]).toMatchObject({ short_id: sold.short_id })
    expect((await ask('attendees', of)).data[0]).toMatchObject({ short_id })
    await AttendeeEntity.delete({ short_id }).go()
    await recordChanges(later(of.ctx, 2), changed)
    await makeSnapshot(later(of.ctx, 3), event_id)
    // A process that stood still appends what it read before.
    if (item) await AttendeeEntity.put(item).go()
    await recordChanges(later(of.ctx, 4), { ...changed, order_short_ids: [] })
    if (item) await AttendeeEntity.delete({ short_id }).go()
    for (const again of [true, false]) {
      if (again) forgetAll()
      const shown = (await ask('attendees', of)).data as { short_id: string }[]
      expect(shown.map((row) => row.short_id)).not.toContain(short_id)
    }
    await expectSame(of)
  })

  it('come from the partitions where rows beyond those that are kept were created at the same instant', {
    tags: 'long',
  }, async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
    const given = { event_id: event.id, ticket_id: tickets[0]?.id ?? '', orders: 600 }
    await seedSoldOrders({ ...given, created_at: '2026-05-01T12:00:00.000Z' })
    await rebuildSnapshot(ctx, event.id, async () => {})
    const of = { ctx, event_id: event.id, list: await mintCheckInList({ event_id: event.id }) }
    const exact = await fromTable(of, 'orders')
    expect(await ask('orders', of)).toEqual(exact)
  })
})
