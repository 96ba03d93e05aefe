import { updateEventStatus } from '@foyer/core/event/update-event'
import { allPart } from '@foyer/core/store/statistics/counts'
import { EventStatisticsEntity } from '@foyer/core/store/statistics/event-statistics-entity'
import { readOrganizerSums, salesPart, statusPart } from '@foyer/core/store/statistics/organizer-sums-entity'
import { mintEvent, mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { expect, it } from 'vitest'
import { operate } from '../testing/operate.ts'

it('counts the events of an older release in their organizer’s sums, and may run again', async () => {
  const { ctx } = await mintOwner()
  const { id: organizer_id } = await mintOrganizer(ctx)
  const [{ id: draft }, { id: archived }] = [
    await mintEvent(ctx, { organizer_id }),
    await mintEvent(ctx, { organizer_id }),
  ]
  await updateEventStatus(ctx, { params: { event_id: archived }, body: { status: 'ARCHIVED' } })
  await EventStatisticsEntity.put({ event_id: draft, shard: 0, part: allPart, orders: 1, gross: 900 }).go()
  for (const time of ['first', 'second']) {
    const { said } = await operate('sum-events')
    expect(said, time).toMatch(/Organizers' sums have \d+ events?/)
    const sums = new Map((await readOrganizerSums(organizer_id, '')).map((part) => [part.part, part.sums]))
    expect(sums.get(statusPart('DRAFT')), time).toMatchObject({ events: 1 })
    expect(sums.get(statusPart('ARCHIVED')), time).toMatchObject({ events: 1 })
    expect(sums.get(salesPart('EUR')), time).toMatchObject({ orders: 1, gross: 900 })
  }
})
