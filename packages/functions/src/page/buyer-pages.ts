import { randomUUID } from 'node:crypto'
import { stagePages } from '@foyer/core/stage/get-stage'
import type { renderBuyerPage } from '@foyer/web/render-pages'
import type { Hono, Context as HonoContext } from 'hono'
import { pageContext } from './page-context.ts'
import { pageLocale } from './page-locale.ts'
import { readBuyerPage } from './read-buyer-page.ts'

type Render = typeof renderBuyerPage
type Page = Parameters<Render>[0]['page']

/** Neither the edge nor a shared proxy may keep it, nor the browser's disk. */
const keptNowhere = 'private, no-store'
const steps = ['details', 'payment', 'payment_return', 'summary'] as const

/** The pages behind a buyer's link: the address is the key to what they show, so no cache keeps them (docs/decisions/0086). */
export function addBuyerPages(app: Hono, render: Render): void {
  for (const step of steps)
    app.get(`/checkout/:event_id/:short_id/${step}`, (c) => showBuyerPage(c, render, step))
  app.get('/checkout/:event_id/:short_id', (c) => {
    const { event_id, short_id } = addressOf(c)
    return leadTo(c, `/checkout/${encodeURIComponent(event_id)}/${encodeURIComponent(short_id)}/details`)
  })
  // A checkout without an order leads to the event page, where tickets are chosen.
  app.get('/checkout/:event_id', (c) => leadTo(c, `/e/${encodeURIComponent(addressOf(c).event_id)}`))
  app.get('/order/:event_id/:short_id/print', (c) => showBuyerPage(c, render, 'order_print'))
  app.get('/ticket/:event_id/offer/:short_id', (c) => showBuyerPage(c, render, 'offer'))
  app.get('/ticket/:event_id/:short_id', (c) => showBuyerPage(c, render, 'ticket'))
  app.get('/ticket/:event_id/:short_id/print', (c) => showBuyerPage(c, render, 'ticket_print'))
}

async function showBuyerPage(c: HonoContext, render: Render, page: Page): Promise<Response> {
  c.header('cache-control', keptNowhere)
  const { event_id: eventId, short_id: shortId } = addressOf(c)
  const locale = pageLocale(c)
  const address = { page, eventId, shortId }
  const ctx = pageContext({ locale, requestId: randomUUID(), client: 'page of a link' })
  const [shown, pages] = await Promise.all([readBuyerPage(ctx, address), stagePages()])
  // Only the API knows the wallets, which the script asks for. A buyer looks for no demo event.
  const stage = { ...pages, wallets: [], demo_event_url: null }
  const drawn = await render({ ...address, ...shown, locale, stage })
  if ('location' in drawn) return leadTo(c, drawn.location)
  const isFound = shown.order !== null || shown.ticket !== null || page === 'offer'
  return c.html(drawn.html, isFound ? 200 : 404)
}

function leadTo(c: HonoContext, location: string): Response {
  c.header('cache-control', keptNowhere)
  return c.redirect(location, 302)
}

function addressOf(c: HonoContext): { event_id: string; short_id: string } {
  return { event_id: c.req.param('event_id') ?? '', short_id: c.req.param('short_id') ?? '' }
}
