import { expect, it } from 'vitest'
import { listEvents } from '../event/read-events.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { getOrganizerStatistics } from '../organizer/get-organizer-statistics.ts'
import { organizerCalendar } from '../public-page/organizer-calendar.ts'
import { getLiveEvent, listPublicEvents } from '../public-page/public-event.ts'
import { listSitemapFiles } from '../public-page/sitemap.ts'
import { newLinkId } from '../random-id.ts'
import { allPart } from '../store/statistics/counts.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintTestEvent } from '../testing/mint-test-event.ts'
import { testContext } from '../testing/test-context.ts'
import { countAgain } from './count-again.ts'
import { countEvent } from './count-event.ts'
import { getEventInsights } from './event-insights.ts'

const visitor = testContext()
const page = { page: 1, per_page: 20 }
const sold = (event_id: string) =>
  countAgain(event_id, newLinkId(), async () => ({ [allPart]: { orders: 2, tickets: 3, gross: 7200 } }))

it('an organizer’s sums leave test events out, kept or added up, and a test key is told of them alone', async () => {
  const { ctx, event } = await mintTestEvent()
  const { organizer_id } = event
  const real = await mintEvent(ctx, { organizer_id })
  await sold(event.id)
  await sold(real.id)
  const ask = (by = ctx) => getOrganizerStatistics(by, { params: { organizer_id } })
  const alone = { orders_completed: 2, tickets_sold: 3, events: { total: 1 } }
  expect(await ask()).toMatchObject(alone)
  for (const { id: event_id } of [event, real])
    await countEvent(ctx, { event_id, since: new Date().toISOString() })
  expect(await ask()).toMatchObject({ ...alone, events: { total: 1, draft: 1, live: 0 } })
  const key = await mintApiKey(ctx, ['event.manage'], { is_test: true })
  expect(await ask(key.ctx)).toMatchObject({ ...alone, events: { total: 1, draft: 0, live: 1 } })
})

it('a test event has its own page and numbers, and stands in no public list, calendar or sitemap', async () => {
  const year = String(2200 + Math.floor(Math.random() * 5000))
  const dates = { start_date: `${year}-06-05T18:00:00Z`, end_date: null, timezone: 'UTC' }
  const word = crypto.randomUUID()
  const { event, ctx } = await mintTestEvent({ ...dates, title: word })
  const { id: event_id, organizer_id } = event
  expect(await getLiveEvent(visitor, { params: { event_id } })).toMatchObject({ is_test: true, title: word })
  for (const query of [
    { ...page, query: word },
    { ...page, organizer_id },
  ])
    expect((await listPublicEvents(visitor, { query })).data).toEqual([])
  expect(await listSitemapFiles(new Date(`${year}-05-01T00:00:00Z`))).toEqual([])
  expect(await organizerCalendar(visitor, organizer_id)).not.toContain(word)
  await sold(event_id)
  expect(await getEventInsights(ctx, { params: { event_id } })).toMatchObject({ tickets_sold: 3, pace: null })
  expect((await listEvents(ctx, { query: page })).data).toMatchObject([{ id: event_id, is_test: true }])
})

it('no event is compared with a test event', async () => {
  const { ctx, event } = await mintTestEvent()
  await sold(event.id)
  await updateEventStatus(ctx, { params: { event_id: event.id }, body: { status: 'ARCHIVED' } })
  const { organizer_id, start_date } = event
  const nextDay = new Date(Date.parse(start_date) + 86_400_000).toISOString()
  const next = await mintEvent(ctx, { organizer_id, start_date: nextDay })
  expect((await getEventInsights(ctx, { params: { event_id: next.id } })).pace).toBeNull()
})
