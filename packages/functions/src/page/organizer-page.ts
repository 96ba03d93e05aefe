import { randomUUID } from 'node:crypto'
import { type WidgetLook, widgetLook } from '@foyer/contracts/event/widget-look'
import { getPublicOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { config } from '@foyer/core/config'
import { organizerCalendar } from '@foyer/core/public-page/organizer-calendar'
import { stagePages } from '@foyer/core/stage/get-stage'
import type { renderOrganizerPage } from '@foyer/web/render-pages'
import type { Context as HonoContext } from 'hono'
import { answerPage, cacheable } from './answer-page.ts'
import { pageContext } from './page-context.ts'
import { namedLocale, pageLocale } from './page-locale.ts'
import { readPageOrganizer, unlessUnknown } from './read-page-organizer.ts'

/** New events and changes show within minutes. Calendars ask once an hour or less often. */
const feedCacheable = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400'

/** The organizer's events as a feed to which calendars subscribe (`webcal:`). */
export async function organizerFeed(c: HonoContext): Promise<Response> {
  const organizer_id = c.req.param('organizer_id') ?? ''
  const ctx = pageContext({
    locale: pageLocale(c),
    requestId: randomUUID(),
    client: `feed of ${organizer_id}`,
  })
  const { success } = endpoint.params.safeParse({ organizer_id })
  const feed = success ? await unlessUnknown(() => organizerCalendar(ctx, organizer_id)) : null
  c.header('cache-control', feedCacheable)
  if (feed === null) return c.text('Not found', 404)
  c.header('content-type', 'text/calendar; charset=utf-8')
  return c.body(feed)
}

/** The organizer's public page: upcoming events, or past ones with `?state=ended`, by pages (`?page=2`). */
export function organizerPage(render: typeof renderOrganizerPage) {
  return async (c: HonoContext): Promise<Response> => {
    const state = c.req.query('state') === 'ended' ? 'ended' : 'upcoming'
    const { shown, draw } = await readShown(c, { state, page: c.req.query('page'), isFrame: false })
    if (shown && c.req.param('slug') !== shown.organizer.slug) {
      const { id, slug } = shown.organizer
      return c.redirect(`/o/${id}/${encodeURIComponent(slug)}${new URL(c.req.url).search}`, 301)
    }
    return draw(render, null)
  }
}

/** The organizer's upcoming events, for a frame in another site. */
export function organizerWidget(render: typeof renderOrganizerPage) {
  return async (c: HonoContext): Promise<Response> => {
    const { draw } = await readShown(c, { state: 'upcoming', page: undefined, isFrame: true })
    return draw(render, widgetLook.parse(c.req.query()))
  }
}

async function readShown(
  c: HonoContext,
  asked: { state: 'upcoming' | 'ended'; page: string | undefined; isFrame: boolean },
) {
  const organizer_id = c.req.param('organizer_id') ?? ''
  c.header('cache-control', cacheable)
  const locale = pageLocale(c)
  const ctx = pageContext({ locale, requestId: randomUUID(), client: `page of ${organizer_id}` })
  const shown = await readPageOrganizer(ctx, { organizer_id, ...asked })
  const draw = async (render: typeof renderOrganizerPage, look: WidgetLook | null) => {
    const html = await render({
      ...{ shown, widgetLook: look, locale, isLocaleNamed: namedLocale(c) !== null },
      ...{ siteUrl: config().SITE_URL, legalPages: await stagePages() },
    })
    return answerPage(c, shown ? 200 : 404, html)
  }
  return { shown, draw }
}
