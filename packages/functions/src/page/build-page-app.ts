import { createHash, randomUUID } from 'node:crypto'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { config } from '@foyer/core/config'
import type { renderEventPage } from '@foyer/web/render-event-page'
import { Hono, type Context as HonoContext } from 'hono'
import { logger } from '../logger.ts'
import { pageLocale } from './page-locale.ts'
import { readPageEvent } from './read-page-event.ts'

type Address = 'e' | 'event' | 'widget'

/**
 * Seconds that the edge may keep a page: short enough that "sold out" is soon true, and stale ones are shown while a new
 * one is made or while making one fails. Browsers ask each time.
 */
const cacheable = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300'

/** The event page under its three addresses: `/e` and `/event` are the whole page, `/widget` is to be framed. */
export function buildPageApp(render: typeof renderEventPage): Hono {
  const app = new Hono()

  const show = async (c: HonoContext, address: Address): Promise<Response> => {
    const event_id = c.req.param('event_id') ?? ''
    c.header('cache-control', cacheable)
    const redirect = config().EVENT_REDIRECTS.find((known) => known.event_id === event_id)
    if (redirect) return c.redirect(redirect.url, 302)
    const event = await readPageEvent(event_id, pageLocale(c), randomUUID())
    const elsewhere = event && canonicalAddress(c, address, event)
    if (elsewhere) return c.redirect(elsewhere, 301)
    return answer(c, event ? 200 : 404, { event, isWidget: address === 'widget' })
  }
  const answer = async (
    c: HonoContext,
    status: 200 | 404 | 500,
    shown: { event: PublicEvent | null; isWidget?: boolean; isFailed?: boolean },
  ): Promise<Response> => {
    const state = { isWidget: false, isFailed: false, ...shown }
    const html = await render({ ...state, locale: pageLocale(c), siteUrl: config().SITE_URL })
    c.header('etag', `W/"${createHash('sha1').update(html).digest('base64url')}"`)
    return c.html(html, status)
  }

  app.get('/e/:event_id/:slug?', (c) => show(c, 'e'))
  app.get('/event/:event_id/:slug?', (c) => show(c, 'event'))
  app.get('/widget/:event_id', (c) => show(c, 'widget'))
  app.notFound((c) => answer(c, 404, { event: null }))
  app.onError((error, c) => {
    logger.error('the event page failed', { error, route: c.req.routePath })
    c.header('cache-control', 'no-store')
    return answer(c, 500, { event: null, isFailed: true })
  })
  return app
}

/** Where the page really lives, when its readable part is old or missing; the widget has none. */
function canonicalAddress(c: HonoContext, address: Address, event: PublicEvent): string | null {
  if (address === 'widget' || c.req.param('slug') === event.slug) return null
  return `/${address}/${event.id}/${encodeURIComponent(event.slug)}${new URL(c.req.url).search}`
}
