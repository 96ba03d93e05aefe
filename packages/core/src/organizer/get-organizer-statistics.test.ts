import { describe, expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { newLinkId } from '../random-id.ts'
import { countAgain } from '../statistics/count-again.ts'
import { countEvent } from '../statistics/count-event.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { allPart, type Sums } from '../store/statistics/counts.ts'
import { readOrganizerSums, salesPart } from '../store/statistics/organizer-sums-entity.ts'
import { countRequests } from '../testing/count-requests.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { later } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { getOrganizerStatistics } from './get-organizer-statistics.ts'

/** An event of which that much is sold. */
async function mintSold(
  ctx: Context,
  given: Parameters<typeof mintEvent>[1],
  sold: Partial<Sums>,
): Promise<string> {
  const { id: event_id } = await mintEvent(ctx, given)
  await countAgain(event_id, newLinkId(), async () => ({ [allPart]: sold }))
  return event_id
}

describe('getOrganizerStatistics before its events are counted', () => {
  it('sums an organizer’s own events by state and by currency', async () => {
    const { ctx } = await mintOwner()
    const [{ id: organizer_id }] = await Promise.all([mintOrganizer(ctx), mintEvent(ctx)])
    await mintSold(ctx, { organizer_id }, { orders: 1, tickets: 2, gross: 5000 })
    await mintSold(ctx, { organizer_id }, { orders: 2, tickets: 3, gross: 2500, refunded: 500 })
    const yen = { organizer_id, currency: 'JPY', start_date: '2026-01-01T10:00:00Z' } as const
    await mintSold(ctx, yen, { orders: 1, tickets: 1, gross: 9000 })
    const archived = await mintSold(ctx, { organizer_id }, {})
    await updateEventStatus(ctx, { params: { event_id: archived }, body: { status: 'ARCHIVED' } })

    expect(await getOrganizerStatistics(ctx, { params: { organizer_id } })).toEqual({
      events: { total: 4, draft: 3, live: 0, upcoming: 2, ended: 1, archived: 1 },
      orders_completed: 4,
      tickets_sold: 6,
      sales: [
        { currency: 'JPY', gross_sales: 9000, refunded_total: 0 },
        { currency: 'EUR', gross_sales: 7500, refunded_total: 500 },
      ],
    })
  })

  it('is all zero for an organizer without events', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    expect(await getOrganizerStatistics(ctx, { params: { organizer_id } })).toEqual({
      events: { total: 0, draft: 0, live: 0, upcoming: 0, ended: 0, archived: 0 },
      orders_completed: 0,
      tickets_sold: 0,
      sales: [],
    })
  })
})

describe('getOrganizerStatistics from kept sums', () => {
  const since = () => new Date().toISOString()
  const counted = (ctx: Context, event_id: string) => countEvent(ctx, { event_id, since: since() })
  const ask = (ctx: Context, organizer_id: string) =>
    getOrganizerStatistics(ctx, { params: { organizer_id } })

  it('costs two requests whatever the number of events, and says the same as the events', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const yen = { organizer_id, currency: 'JPY', start_date: '2026-01-01T10:00:00Z' } as const
    const events = [
      await mintSold(ctx, { organizer_id }, { orders: 1, tickets: 2, gross: 5000 }),
      await mintSold(ctx, { organizer_id }, { orders: 2, tickets: 3, gross: 2500, refunded: 500 }),
      await mintSold(ctx, yen, { orders: 1, tickets: 1, gross: 9000 }),
      await mintSold(ctx, { organizer_id }, {}),
    ]
    await updateEventStatus(ctx, { params: { event_id: events[3] ?? '' }, body: { status: 'ARCHIVED' } })
    const fromEvents = await ask(ctx, organizer_id)
    for (const event_id of [...events, ...events]) await counted(ctx, event_id)
    const { sent, stop } = countRequests()
    const result = await ask(ctx, organizer_id).finally(stop)
    expect(result).toEqual(fromEvents)
    expect(result.events).toEqual({ total: 4, draft: 3, live: 0, upcoming: 2, ended: 1, archived: 1 })
    expect(sent).toHaveLength(2)
  })

  it('follows an event to another organizer and currency, and each further sale', async () => {
    const { ctx } = await mintOwner()
    const [first, second] = [await mintOrganizer(ctx), await mintOrganizer(ctx)]
    const event_id = await mintSold(ctx, { organizer_id: first.id }, { orders: 1, tickets: 1, gross: 1000 })
    await counted(ctx, event_id)
    await countAgain(event_id, newLinkId(), async () => ({ [allPart]: { orders: 1, gross: 500 } }))
    await counted(ctx, event_id)
    expect(await ask(ctx, first.id)).toMatchObject({ orders_completed: 2, sales: [{ gross_sales: 1500 }] })
    await EventEntity.patch({ event_id }).set({ organizer_id: second.id }).go()
    await counted(ctx, event_id)
    const sums = await readOrganizerSums(first.id, '')
    expect(
      sums
        .flatMap(({ sums: each }) => Object.values(each))
        .filter((sum) => sum !== 0 && typeof sum === 'number'),
    ).toEqual([])
    const moved = await readOrganizerSums(second.id, '')
    expect(moved.find(({ part }) => part === salesPart('EUR'))?.sums).toMatchObject({
      orders: 2,
      gross: 1500,
    })
  })

  it('is counted once by messages at the same time, and not again for what it has seen', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const event_id = await mintSold(ctx, { organizer_id }, { orders: 1, tickets: 1, gross: 700 })
    await Promise.all(Array.from({ length: 8 }, () => counted(ctx, event_id)))
    expect(await ask(ctx, organizer_id)).toMatchObject({ orders_completed: 1, sales: [{ gross_sales: 700 }] })
    const { writes } = await meterUnits(() => counted(later(ctx, 60), event_id))
    expect(writes).toBeGreaterThan(0)
    expect((await meterUnits(() => counted(ctx, event_id))).writes).toBe(0)
  })
})
