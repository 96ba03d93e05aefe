import { beforeAll, describe, expect, it } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { listSitemapFiles, readSitemapFile } from './sitemap.ts'

describe('the sitemap', () => {
  // A year in which no other test's events begin.
  const year = String(2200 + Math.floor(Math.random() * 5000))
  const now = new Date(`${year}-05-01T00:00:00Z`)
  const minted: Awaited<ReturnType<typeof mintLiveEvent>>[] = []
  const begins = (start_date: string) => ({ start_date, end_date: null, timezone: 'UTC' })

  beforeAll(async () => {
    for (const day of ['03-09', '06-05', '06-05', '06-07']) {
      minted.push(await mintLiveEvent([{ type: 'FREE' }], begins(`${year}-${day}T18:00:00Z`)))
    }
    const [{ ctx }] = minted as [(typeof minted)[0]]
    await mintEvent(ctx, begins(`${year}-06-06T18:00:00Z`))
  })

  it('has one file for each year with a live, listed event', async () => {
    const files = await listSitemapFiles(now)
    expect(files).toEqual([year])
    const { events, organizers } = await readSitemapFile(year)
    expect(events.map(({ id }) => id).toSorted()).toEqual(minted.map(({ event }) => event.id).toSorted())
    expect(events[0]).toEqual({
      id: minted[0]?.event.id,
      slug: minted[0]?.event.slug,
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    const named = new Set(minted.map(({ event }) => event.organizer_id))
    expect(new Set(organizers.map(({ id }) => id))).toEqual(named)
  })

  it('divides a year with too many events by month, a month by day, and a day no further', async () => {
    expect(await listSitemapFiles(now, 3)).toEqual([`${year}-03`, `${year}-06`])
    const byDay = [`${year}-03`, `${year}-06-05`, `${year}-06-07`]
    expect(await listSitemapFiles(now, 2)).toEqual(byDay)
    expect(await listSitemapFiles(now, 1)).toEqual(byDay)
    expect((await readSitemapFile(`${year}-06-05`)).events).toHaveLength(2)
  })

  it('names no event that is a draft or keeps search engines out, and no organizer without another one', async () => {
    const [first, second] = minted as [(typeof minted)[0], (typeof minted)[0]]
    const settings = { allow_search_indexing: false }
    await updateEventSettings(first.ctx, { params: { event_id: first.event.id }, body: settings })
    await updateEventStatus(second.ctx, { params: { event_id: second.event.id }, body: { status: 'DRAFT' } })
    const { events, organizers } = await readSitemapFile(year)
    expect(events.map(({ id }) => id).toSorted()).toEqual(
      minted
        .slice(2)
        .map(({ event }) => event.id)
        .toSorted(),
    )
    expect(organizers).toHaveLength(2)
    expect(await readSitemapFile('1999')).toEqual({ events: [], organizers: [] })
  })
})
