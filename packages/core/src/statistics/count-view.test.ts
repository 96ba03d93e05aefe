import { countViewBody } from '@foyer/contracts/statistics/visits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { getLiveEvent } from '../public-page/public-event.ts'
import { EventViewsEntity } from '../store/statistics/event-views-entity.ts'
import { countRequests } from '../testing/count-requests.ts'
import { type MintedEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { countView, mostSources } from './count-view.ts'
import { getEventStatistics } from './event-statistics.ts'

const count = (event_id: string, body: object = {}, ctx: Context = testContext()) =>
  countView(ctx, { params: { event_id }, body: countViewBody.parse(body) })

const visits = async ({ ctx, event_id }: MintedEvent) =>
  (await getEventStatistics(ctx, { params: { event_id }, query: {} })).visits

/** As if this many views were counted today, in the zone of minted events. */
async function putViews(event_id: string, views: number, ctx = testContext()): Promise<void> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(ctx.now)
  await EventViewsEntity.put({ viewed_event_id: event_id, day, views, sources: { s_direct: views } }).go()
}

afterEach(() => void vi.restoreAllMocks())

describe('counting views', () => {
  it('adds them up by where visitors came from, however many come at once', async () => {
    const event = await mintEventWithTicket()
    expect(await visits(event)).toEqual({
      counted_since: null,
      views: 0,
      is_estimated: false,
      orders: 0,
      sources: [],
    })
    const from = ['', '', 'https://www.instagram.com', '2027', 'https://l.instagram.com', '', 'widget']
    await Promise.all(from.map((came_from) => count(event.event_id, { came_from })))
    expect(await visits(event)).toMatchObject({
      counted_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      views: 7,
      is_estimated: false,
      sources: [
        { source: 'direct', views: 3 },
        { source: 'instagram', views: 2 },
        { source: '2027', views: 1 },
        { source: 'widget', views: 1 },
      ],
    })
  })

  it('counts a view on its day in the event’s zone, and answers the days asked for', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const at = (instant: string) => count(event_id, {}, testContext({ now: new Date(instant) }))
    await at('2031-03-01T22:59:59.000Z')
    await at('2031-03-01T23:00:00.000Z')
    await at('2031-03-02T22:59:59.000Z')
    const on = async (from: string, to: string) =>
      (await getEventStatistics(ctx, { params: { event_id }, query: { from, to } })).visits
    expect(await on('2031-03-01', '2031-03-01')).toMatchObject({ views: 1, counted_since: '2031-03-01' })
    expect(await on('2031-03-02', '2031-03-09')).toMatchObject({ views: 2, counted_since: '2031-03-01' })
    expect(await on('2031-03-03', '2031-03-09')).toMatchObject({ views: 0, counted_since: '2031-03-01' })
  })

  it('keeps a bounded number of names, and answers the ten most visited', async () => {
    const event = await mintEventWithTicket()
    for (let name = 0; name < mostSources + 5; name += 1)
      await count(event.event_id, { came_from: `campaign-${String(name).padStart(2, '0')}` })
    await count(event.event_id, { came_from: 'campaign-01' })
    const [item] = (await EventViewsEntity.query.primary({ viewed_event_id: event.event_id }).go()).data
    expect(Object.keys(item?.sources ?? {})).toHaveLength(mostSources + 1)
    const { views, sources } = await visits(event)
    expect([views, sources.length]).toEqual([mostSources + 6, 11])
    expect(sources[0]).toMatchObject({ source: 'campaign-01', views: 2 })
    expect(sources.at(-1)).toMatchObject({ source: 'other', views: mostSources + 6 - 11 })
  })

  it('lets one in a number of browsers count, once there were many', async () => {
    const event = await mintEventWithTicket()
    const ctx = testContext()
    await putViews(event.event_id, 4000, ctx)
    const params = { event_id: event.event_id }
    expect(await getLiveEvent(ctx, { params })).toMatchObject({ view_sample: 16 })
    await count(event.event_id, { sample: 16 }, ctx)
    expect(await visits(event)).toMatchObject({ views: 4016, is_estimated: true })
  })

  it('counts what claims too few with that chance, and what claims too many as twice as many', async () => {
    const event = await mintEventWithTicket()
    const ctx = testContext()
    await putViews(event.event_id, 4000, ctx)
    const random = vi.spyOn(Math, 'random')
    random.mockReturnValue(0.07)
    await count(event.event_id, {}, ctx)
    expect((await visits(event)).views).toBe(4000)
    random.mockReturnValue(0.06)
    await count(event.event_id, {}, ctx)
    expect((await visits(event)).views).toBe(4016)
    await count(event.event_id, { sample: 1_000_000 }, ctx)
    expect((await visits(event)).views).toBe(4048)
  })

  it('knows at once of what it has written, so that it thins a crowd with pages that do not', async () => {
    const event = await mintEventWithTicket()
    const ctx = testContext()
    await putViews(event.event_id, 799, ctx)
    await count(event.event_id, { sample: 2 }, ctx)
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    await count(event.event_id, { sample: 2 }, ctx)
    expect((await visits(event)).views).toBe(801)
  })

  it('leaves out what one client sends again and again, without a request to the table', async () => {
    const event = await mintEventWithTicket()
    const ctx = testContext({ clientAddress: '203.0.113.77' })
    for (let view = 0; view < 40; view += 1) await count(event.event_id, {}, ctx)
    const { sent, stop } = countRequests()
    await count(event.event_id, {}, ctx).finally(stop)
    expect(sent).toEqual([])
    expect((await visits(event)).views).toBe(30)
    await count(event.event_id, {}, later(ctx, 15 * 60))
    expect((await visits(event)).views).toBe(31)
  })

  it('counts nothing of a draft', async () => {
    const event = await mintEventWithTicket()
    const params = { event_id: event.event_id }
    await updateEventStatus(event.ctx, { params, body: { status: 'DRAFT' } })
    await expect(count(event.event_id)).rejects.toMatchObject({ code: 'event.not_available' })
    expect((await visits(event)).views).toBe(0)
  })

  it('takes one write for a view, and one more for the first of a day', async () => {
    const { event_id } = await mintEventWithTicket()
    await count(event_id)
    const { sent, stop } = countRequests()
    await count(event_id).finally(stop)
    expect(sent.filter((name) => name === 'UpdateItemCommand')).toHaveLength(1)
    expect(sent.length).toBeLessThanOrEqual(2)
  })
})
