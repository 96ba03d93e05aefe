import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { forgetConfig } from '@foyer/core/config'
import { createPromoCode } from '@foyer/core/promo-code/create-promo-code'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildPageApp, type PageRenderers } from './build-page-app.ts'

/** Says what it was asked to draw, in place of the built renderer. */
const render = vi.fn<PageRenderers['renderEventPage']>(
  async (state) => `<!doctype html>${JSON.stringify(state)}`,
)
const app = buildPageApp({ renderEventPage: render, renderOrganizerPage: async () => '' })

function get(path: string, locale = 'en') {
  return app.request(path, { headers: { 'x-foyer-locale': locale } })
}

describe('the event page', () => {
  let event: { id: string; slug: string }
  beforeAll(async () => {
    event = (await mintLiveEvent([{ type: 'FREE' }])).event
  })

  it('draws a live event in the language that the edge chose, and lets the edge keep it', async () => {
    const response = await get(`/e/${event.id}/${event.slug}`, 'de')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('s-maxage=5')
    expect(response.headers.get('etag')).toMatch(/^W\/"/)
    const state = render.mock.lastCall?.[0]
    expect(state).toMatchObject({ locale: 'de', isWidget: false, event: { id: event.id } })
    expect(state?.event?.tickets).toHaveLength(1)
  })

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

  it('shows the prices of the promo code in its address, and says of one that it does not know', async () => {
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

  it('comes without the code once too many were guessed through it', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }])
    const page = (code: string) => get(`/e/${event.id}/${event.slug}?promo_code=${code}`)
    for (let guess = 0; guess < 30; guess += 1) await page(`guess-${guess}`)
    expect((await page('one-more')).status).toBe(200)
    expect(render.mock.lastCall?.[0].event).toMatchObject({ id: event.id, promo_code: null })
  })

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

  it('shows an empty event for drafts, for events that never were, and for what is no id', async () => {
    const draft = await mintBareEvent()
    for (const id of [draft.event_id, `ev_${'2'.repeat(16)}`, 'nonsense']) {
      const response = await get(`/e/${id}/x`)
      expect(response.status).toBe(404)
      expect(render.mock.lastCall?.[0]).toMatchObject({ event: null, isFailed: false })
    }
  })

  it('sends visitors of a redirected event to where the operator says', async () => {
    process.env.EVENT_REDIRECTS = JSON.stringify([
      { event_id: event.id, url: 'https://theatre.example/play' },
    ])
    forgetConfig()
    try {
      const response = await get(`/e/${event.id}/${event.slug}`)
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        'https://theatre.example/play',
      ])
    } finally {
      delete process.env.EVENT_REDIRECTS
      forgetConfig()
    }
  })

  it('falls back to English for a language that it does not know', async () => {
    await get(`/e/${event.id}/${event.slug}`, 'xx')
    expect(render.mock.lastCall?.[0]?.locale).toBe('en')
  })

  it('says so when the page cannot be made, and keeps that nowhere', async () => {
    render.mockRejectedValueOnce(new Error('broken'))
    const response = await get(`/e/${event.id}/${event.slug}`)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(render.mock.lastCall?.[0]).toMatchObject({ event: null, isFailed: true })
  })
})
