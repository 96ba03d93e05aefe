import { describe, expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { newLinkId } from '../random-id.ts'
import { countAgain } from '../statistics/count-again.ts'
import { allPart, type Sums } from '../store/statistics/counts.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
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

describe('getOrganizerStatistics', () => {
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
