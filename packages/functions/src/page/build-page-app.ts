import { randomUUID } from 'node:crypto'
import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { type WidgetLook, widgetLook } from '@foyer/contracts/event/widget-look'
import { type EventPageKind, type FormState, readFormState } from '@foyer/contracts/order/order-form'
import { config } from '@foyer/core/config'
import { stagePages } from '@foyer/core/stage/get-stage'
import type { renderBuyerPage, renderEventPage, renderOrganizerPage } from '@foyer/web/render-pages'
import { Hono, type Context as HonoContext } from 'hono'
import { answerHeaders } from '../../../../stacks/answer/answer-headers.ts'
import { answerKind } from '../../../../stacks/answer/answer-kinds.ts'
import { pageSecurityPolicy } from '../../../../stacks/answer/content-security-policy.ts'
import { addHeaders } from '../http/add-headers.ts'
import { clientAddress } from '../http/client-address.ts'
import { logger } from '../logger.ts'
import { answerPage, cacheable } from './answer-page.ts'
import { addBuyerPages } from './buyer-pages.ts'
import { readDraft } from './draft-page.ts'
import { organizerFeed, organizerPage, organizerWidget } from './organizer-page.ts'
import { namedLocale, pageLocale } from './page-locale.ts'
import { readHiddenEvent, readPageEvent, readPageSlug } from './read-page-event.ts'
import { showEventPicture } from './show-event-picture.ts'
import { addSitemap } from './sitemap.ts'

export interface PageRenderers {
  renderEventPage: typeof renderEventPage
  renderOrganizerPage: typeof renderOrganizerPage
  renderBuyerPage: typeof renderBuyerPage
  /** Of the stylesheets that stand in the public pages and in the buyers'; empty where none does. */
  styleHash: string
  buyerStyleHash: string
}

/**
 * The event page under its three addresses, of which `/e` and `/event` are the whole page and `/widget` is for frames;
 * the organizer's page; the pages behind a buyer's link; and what search engines ask for.
 */
export function buildPageApp(renderers: PageRenderers): Hono {
  const app = new Hono({ strict: false })

  // All headers of these pages come from here: the edge only adds those of an error (docs/decisions/0163). Only the built pages know
  // their stylesheet, which the policy names.
  app.use(async (c, next) => {
    const kind = answerKind(c.req.path)
    const isBuyers = kind === 'checkout' || kind === 'ticket'
    const styleHash = isBuyers ? renderers.buyerStyleHash : renderers.styleHash
    const https = config().SITE_URL.startsWith('https:')
    const policy = pageSecurityPolicy({
      https,
      framedByAnybody: kind === 'widget',
      stripe: kind === 'checkout',
      styleHash,
    })
    if (styleHash) c.header('content-security-policy', policy)
    await next()
    addHeaders(c, answerHeaders({ uploads: [], https })[kind])
  })

  const show = async (c: HonoContext, address: EventPageKind | 'widget'): Promise<Response> => {
    const event_id = c.req.param('event_id') ?? ''
    c.header('cache-control', cacheable)
    const redirect = config().EVENT_REDIRECTS.find((known) => known.event_id === event_id)
    if (redirect) return c.redirect(redirect.url, 302)
    const elsewhere = await canonicalAddress(c, address, event_id)
    if (elsewhere) return c.redirect(elsewhere, 301)
    const request = {
      event_id,
      promo_code: c.req.query('promo_code'),
      locale: pageLocale(c),
      requestId: randomUUID(),
      client: clientAddress(c.env?.event, (name) => c.req.header(name)),
    }
    const event = await readPageEvent(request)
    // A visitor who guessed too much sees it without the code, and no other does.
    if (request.promo_code && event?.promo_code === null) c.header('cache-control', 'no-store')
    const isWidget = address === 'widget'
    const form = readFormState(c.req.query('picks'))
    // One buyer's choice is for no other.
    if (form) c.header('cache-control', 'no-store')
    return answer(c, event ? 200 : 404, {
      event,
      hidden: event ? null : await readHiddenEvent(request),
      page: isWidget ? 'e' : address,
      form,
      isWidget,
      widgetLook: isWidget ? widgetLook.parse(c.req.query()) : null,
    })
  }
  const showDraft = async (c: HonoContext): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const event = await readDraft(c)
    if (event?.status === 'LIVE') return c.redirect(addressOf('e', event), 302)
    return answer(c, event ? 200 : 404, { event, draftAddress: event && c.req.path })
  }
  const answer = async (
    c: HonoContext,
    status: 200 | 404 | 500,
    shown: {
      event: PublicEvent | null
      hidden?: HiddenEvent | null
      page?: EventPageKind
      form?: FormState | null
      isWidget?: boolean
      widgetLook?: WidgetLook | null
      draftAddress?: string | null
      isFailed?: boolean
    },
  ): Promise<Response> => {
    const state = {
      hidden: null,
      page: 'e' as const,
      form: null,
      isWidget: false,
      widgetLook: null,
      draftAddress: null,
      isFailed: false,
      ...shown,
    }
    const html = await renderers.renderEventPage({
      ...state,
      locale: pageLocale(c),
      isLocaleNamed: namedLocale(c) !== null,
      siteUrl: config().SITE_URL,
      legalPages: await stagePages(),
    })
    return answerPage(c, status, html)
  }

  app.get('/preview/:event_id/:preview_id', showDraft)
  app.get('/e/:event_id/picture.png', showEventPicture)
  app.get('/e/:event_id/:slug?', (c) => show(c, 'e'))
  app.get('/event/:event_id/:slug?', (c) => show(c, 'event'))
  app.get('/widget/o/:organizer_id', organizerWidget(renderers.renderOrganizerPage))
  app.get('/widget/:event_id', (c) => show(c, 'widget'))
  app.get('/o/:organizer_id/calendar.ics', organizerFeed)
  app.get('/o/:organizer_id/:slug?', organizerPage(renderers.renderOrganizerPage))
  addBuyerPages(app, renderers.renderBuyerPage)
  addSitemap(app)
  app.notFound((c) => answer(c, 404, { event: null }))
  app.onError((error, c) => {
    logger.error('the page failed', { error, route: c.req.routePath })
    c.header('cache-control', 'no-store')
    return answer(c, 500, { event: null, isFailed: true })
  })
  return app
}

/** The page's canonical address, when the slug is old or missing; the widget has none. */
async function canonicalAddress(
  c: HonoContext,
  address: EventPageKind | 'widget',
  event_id: string,
): Promise<string | null> {
  if (address === 'widget') return null
  const slug = await readPageSlug(event_id)
  if (slug === null || c.req.param('slug') === slug) return null
  return addressOf(address, { id: event_id, slug }) + new URL(c.req.url).search
}

function addressOf(kind: EventPageKind, { id, slug }: { id: string; slug: string }): string {
  return `/${kind}/${id}/${encodeURIComponent(slug)}`
}
