import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { getEvent } from '@foyer/core/event/read-events'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { createOrder } from '@foyer/core/order/create-order'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import { mintTranslatedEvent } from '@foyer/core/testing/mint-translated-event'
import { testContext } from '@foyer/core/testing/test-context'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { answerHeaders } from '../../../../stacks/answer/answer-headers.ts'
import { functionGrants } from '../../../../stacks/grant/function-grants.ts'
import type { Grant } from '../../../../stacks/grant/grant.ts'
import { asFunction } from '../testing/as-function.ts'
import { buildPageApp, type PageRenderers } from './build-page-app.ts'

/** Says what it was asked to draw, in place of the built renderer. */
const render = vi.fn<PageRenderers['renderEventPage']>(
  async (state) => `<!doctype html>${JSON.stringify(state)}`,
)
const app = buildPageApp({
  renderEventPage: render,
  renderOrganizerPage: async () => '',
  renderBuyerPage: async () => ({ html: '' }),
  styleHash: '',
  buyerStyleHash: '',
})

/** Asks for a page with the rights that the page function has on AWS, and sees that they are enough. */
async function get(path: string, locale = 'en', viewer?: string) {
  const { result, refusals } = await visit(path, locale, undefined, viewer)
  expect(refusals).toEqual([])
  return result
}

/** As the edge asks for it, which names the visitor. */
function visit(path: string, locale = 'en', grants?: readonly Grant[], viewer = '203.0.113.7') {
  const headers = {
    'x-foyer-locale': locale,
    'x-foyer-viewer-address': viewer,
    'x-foyer-edge-key': 'edge-key',
  }
  const env = { event: { stageVariables: { edge_key: 'edge-key' } } }
  return asFunction('page', () => app.request(path, { headers }, env), grants)
}

it.each([
  ['page', '/e/nonsense'],
  ['page', '/robots.txt'],
  ['widget', '/widget/nonsense'],
  ['draft', '/preview/nonsense/nonsense'],
  ['checkout', '/checkout/nonsense'],
  ['ticket', '/ticket/nonsense/nonsense'],
] as const)(
  'answers in the kind %s at %s, with all headers of that kind and no others',
  async (kind, path) => {
    const { added, forced } = answerHeaders({ uploads: [], https: false })[kind]
    const { headers } = await get(path)
    // A page says itself how long it is kept.
    const kept = headers.get('cache-control')
    expect(kept).not.toBeNull()
    const own = ['cache-control', 'content-length', 'content-type', 'etag', 'location']
    const listed = { ...added, ...forced }
    expect(Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))).toEqual(
      Object.fromEntries(Object.entries(listed).filter(([name]) => !own.includes(name))),
    )
    if (kind !== 'page' && kind !== 'widget') expect(kept).toBe('private, no-store')
  },
)

describe('the event page', () => {
  let event: { id: string; slug: string }
  beforeAll(async () => {
    event = (await mintLiveEvent([{ type: 'FREE' }])).event
  })

  // Specification: 2.route-event-page
  it('draws a live event in the language that the edge chose, and lets the edge keep it', async () => {
    const response = await get(`/e/${event.id}/${event.slug}`, 'de')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('s-maxage=5')
    expect(response.headers.get('etag')).toMatch(/^W\/"/)
    const state = render.mock.lastCall?.[0]
    expect(state).toMatchObject({ locale: 'de', isWidget: false, event: { id: event.id } })
    expect(state?.event?.tickets).toHaveLength(1)
  })

  it('draws the language that the address names, whichever the visitor reads, and keeps it on the way to the right address', async () => {
    await get(`/e/${event.id}/${event.slug}?lang=fr`, 'de')
    expect(render.mock.lastCall?.[0]).toMatchObject({ locale: 'fr', isLocaleNamed: true })
    await get(`/e/${event.id}/${event.slug}?lang=tlh`, 'de')
    expect(render.mock.lastCall?.[0]).toMatchObject({ locale: 'de', isLocaleNamed: false })
    const moved = await get(`/e/${event.id}/old?lang=fr`, 'de')
    expect(moved.headers.get('location')).toBe(`/e/${event.id}/${event.slug}?lang=fr`)
  })

  it('draws a translated event in the visitor’s language, with the rights that it has', async () => {
    const { event: own } = await mintTranslatedEvent()
    const titleIn = async (address: string, locale: string) => {
      await get(address, locale)
      return render.mock.lastCall?.[0].event?.title
    }
    const page = `/e/${own.id}/${own.slug}`
    expect(await titleIn(page, 'de')).toBe('Nacht der Klänge')
    expect(await titleIn(page, 'fr')).toBe('Night of Sounds')
    expect(await titleIn(`${page}?lang=de`, 'fr')).toBe('Nacht der Klänge')
    expect(await titleIn(`/widget/${own.id}`, 'de')).toBe('Nacht der Klänge')
  })

  it('draws the picture of a shared link in the language of its address, for the edge to keep', async () => {
    const picture = await get(`/e/${event.id}/picture.png?lang=zh`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(picture.headers.get('cache-control')).toContain('s-maxage=86400')
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    for (const id of ['nonsense', 'ev_2222222222222222'])
      expect((await get(`/e/${id}/picture.png`)).status).toBe(404)
  })

  // Specification: 2.route-event-page-long
  it.each(['e', 'event'])(
    'sends /%s with an old or missing readable part to the right one',
    async (prefix) => {
      for (const path of [`/${prefix}/${event.id}`, `/${prefix}/${event.id}/old?promo_code=A`]) {
        const response = await get(path)
        expect(response.status).toBe(301)
        const search = path.includes('?') ? '?promo_code=A' : ''
        expect(response.headers.get('location')).toBe(`/${prefix}/${event.id}/${event.slug}${search}`)
      }
    },
  )

  // Specification: 2.page-promo-code
  it('shows the prices of the promo code in its address, and says when it does not know the code', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 2000 }] }])
    const body = promoCodeBody.parse({ code: 'HALF', discount_type: 'PERCENTAGE', discount_amount: 50_000 })
    await createPromoCode(ctx, { params: { event_id: event.id }, body })
    const shown = async (code: string) => {
      await get(`/e/${event.id}/${event.slug}?promo_code=${code}`)
      return render.mock.lastCall?.[0].event
    }
    expect(await shown('half')).toMatchObject({
      promo_code: { code: 'HALF', state: 'VALID' },
      tickets: [{ prices: [{ price: 2000, discount: 1000 }] }],
    })
    expect(await shown('nonsense')).toMatchObject({ promo_code: { code: 'nonsense', state: 'INVALID' } })
    expect(await shown('x'.repeat(101))).toMatchObject({ promo_code: null })
  })

  it('ignores the codes of a visitor who guessed too many, and of no other', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }])
    const page = (code: string, viewer: string) =>
      get(`/e/${event.id}/${event.slug}?promo_code=${code}`, 'en', viewer)
    for (let guess = 0; guess < 30; guess += 1) await page(`guess-${guess}`, '198.51.100.1')
    const refused = await page('one-more', '198.51.100.1')
    // The edge must not keep it for those who guessed nothing.
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(render.mock.lastCall?.[0].event).toMatchObject({ id: event.id, promo_code: null })
    const other = await page('one-more', '198.51.100.2')
    expect(other.headers.get('cache-control')).toContain('s-maxage=5')
    expect(render.mock.lastCall?.[0].event).toMatchObject({ promo_code: { state: 'INVALID' } })
  })

  it('counts one guess for a visit with a wrong readable part, not one for the redirect too', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }])
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await get(`/e/${event.id}/old?promo_code=guess-${guess}`, 'en', '198.51.100.3')).status).toBe(
        301,
      )
    }
    await get(`/e/${event.id}/${event.slug}?promo_code=guess`, 'en', '198.51.100.3')
    expect(render.mock.lastCall?.[0].event).toMatchObject({ promo_code: { state: 'INVALID' } })
  })

  it.each(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'])(
    'fails where its role lacks %s, and not without a need for it',
    async (lost) => {
      const { event } = await mintLiveEvent([{ type: 'FREE' }])
      const path = `/widget/${event.id}?promo_code=X`
      const grants: Grant[] = functionGrants.page
      const fewer = grants.map((grant) => ({
        ...grant,
        actions: grant.actions.filter((action) => action !== lost),
      }))
      const { result, refusals } = await visit(path, 'en', fewer)
      expect([result.status, refusals[0]?.action]).toEqual([500, lost])
      expect((await get(path)).status).toBe(200)
    },
  )

  it('shows a lapsed hold’s tickets and promo code as free, without a right to end the hold (F3)', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([
      { type: 'PAID', prices: [{ price: 2000, quantity_available: 1 }] },
    ])
    const body = promoCodeBody.parse({ code: 'ONCE', max_uses: 1 })
    await createPromoCode(ctx, { params: { event_id: event.id }, body })
    const [ticket] = tickets
    const line = { ticket_id: ticket?.id ?? '', price_id: ticket?.prices[0]?.id ?? '', quantity: 1 }
    const order = { lines: [line], promo_code: 'ONCE', locale: 'en' as const }
    const shown = async () => {
      await get(`/e/${event.id}/${event.slug}?promo_code=ONCE`)
      return render.mock.lastCall?.[0].event
    }
    await createOrder(testContext(), { params: { event_id: event.id }, body: order })
    expect(await shown()).toMatchObject({
      promo_code: { state: 'USED_UP' },
      tickets: [{ state: 'SOLD_OUT' }],
    })
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
    try {
      expect(await shown()).toMatchObject({
        promo_code: { state: 'VALID' },
        tickets: [{ state: 'ON_SALE' }],
      })
    } finally {
      vi.useRealTimers()
    }
  })

  // Specification: 2.route-widget
  it('draws the widget under its own address', async () => {
    expect((await get(`/widget/${event.id}`)).status).toBe(200)
    expect(render.mock.lastCall?.[0]).toMatchObject({
      isWidget: true,
      widgetLook: { theme: 'light', background_color: null },
      event: { id: event.id },
    })
    await get(`/widget/${event.id}?theme=dark&button_color=%23ABCDEF&background_color=red`)
    expect(render.mock.lastCall?.[0].widgetLook).toMatchObject({
      theme: 'dark',
      button_color: '#abcdef',
      background_color: null,
    })
  })

  // Specification: 2.page-missing-event 8.event-missing
  it('shows an empty event for drafts, for events that never were, and for what is no id', async () => {
    const draft = await mintBareEvent()
    for (const [id, hidden] of [
      [draft.event_id, { reason: 'DRAFT' }],
      [`ev_${'2'.repeat(16)}`, null],
      ['nonsense', null],
    ] as const) {
      const response = await get(`/e/${id}/x`)
      expect(response.status).toBe(404)
      expect(render.mock.lastCall?.[0]).toMatchObject({ event: null, hidden, isFailed: false })
    }
  })

  // Specification: 2.page-redirects
  it('sends visitors of a redirected event to where the operator says', async () => {
    const url = 'https://theatre.example/play'
    vi.stubEnv('EVENT_REDIRECTS', JSON.stringify([{ event_id: event.id, url }]))
    try {
      const response = await get(`/e/${event.id}/${event.slug}`)
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        'https://theatre.example/play',
      ])
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('falls back to English for a language that it does not know', async () => {
    await get(`/e/${event.id}/${event.slug}`, 'xx')
    expect(render.mock.lastCall?.[0]?.locale).toBe('en')
  })

  it('says so when the page cannot be made, and lets no cache keep that', async () => {
    render.mockRejectedValueOnce(new Error('broken'))
    const response = await get(`/e/${event.id}/${event.slug}`)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(render.mock.lastCall?.[0]).toMatchObject({ event: null, isFailed: true })
  })
})

describe('the page of a draft', () => {
  async function mintDraft() {
    const { ctx, event_id } = await mintBareEvent()
    const { preview_id } = await getEvent(ctx, { params: { event_id } })
    return { ctx, event_id, address: `/preview/${event_id}/${preview_id}` }
  }

  it('is drawn at its secret address, which no cache keeps', async () => {
    const { event_id, address } = await mintDraft()
    const response = await get(`${address}?lang=fr`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const shown = { event: { id: event_id, status: 'DRAFT' }, draftAddress: address, locale: 'fr' }
    expect(render.mock.lastCall?.[0]).toMatchObject(shown)
  })

  it('is missing at any other address', async () => {
    const { event_id, address } = await mintDraft()
    for (const path of [`/preview/${event_id}/${'k'.repeat(27)}`, `/preview/${event_id}/x`, `/preview/x/x`]) {
      const response = await get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
      expect(render.mock.lastCall?.[0]).toMatchObject({ event: null, draftAddress: null })
    }
    expect((await get(address)).status).toBe(200)
  })

  it('leads to the event’s page once that is live', async () => {
    const { ctx, event_id, address } = await mintDraft()
    await mintTicket(ctx, event_id)
    const { slug } = await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
    const response = await get(address)
    expect([response.status, response.headers.get('location')]).toEqual([302, `/e/${event_id}/${slug}`])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})
