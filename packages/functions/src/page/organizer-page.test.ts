import { mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asFunction } from '../testing/as-function.ts'
import { buildPageApp, type PageRenderers } from './build-page-app.ts'

/** Says what it was asked to draw, in place of the built renderer. */
const render = vi.fn<PageRenderers['renderOrganizerPage']>(
  async (state) => `<!doctype html>${JSON.stringify(state)}`,
)
const app = buildPageApp({
  renderEventPage: async () => 'no event',
  renderOrganizerPage: render,
  renderBuyerPage: async () => ({ html: '' }),
  styleHash: '',
  buyerStyleHash: '',
})

/** Asks for a page with the rights that the page function has on AWS, and sees that they are enough. */
async function get(path: string) {
  const visit = () => app.request(path, { headers: { 'x-foyer-locale': 'de' } })
  const { result, refusals } = await asFunction('page', visit)
  expect(refusals).toEqual([])
  return result
}

describe('the organizer’s page', () => {
  let address: string
  let event_id: string
  beforeAll(async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    event_id = event.id
    address = `/o/${event.organizer_id}/${event.organizer.slug}`
    await mintOrganizer(ctx)
  })

  it('draws who it is and what comes, for the edge to keep, and never the contact email', async () => {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('s-maxage=5')
    expect(response.headers.get('etag')).toMatch(/^W\/"/)
    expect(render.mock.lastCall?.[0]).toMatchObject({
      locale: 'de',
      shown: {
        organizer: { name: 'Riverside Hall' },
        state: 'upcoming',
        events: { data: [{ id: event_id }], meta: { page: 1, total: 1 } },
        past: { data: [], meta: { total: 0 } },
      },
    })
    expect(await response.text()).not.toContain('hall@example.com')
  })

  it('has what is over at an address of its own', async () => {
    expect((await get(`${address}?state=ended`)).status).toBe(200)
    expect(render.mock.lastCall?.[0].shown).toMatchObject({
      state: 'ended',
      events: { data: [] },
      past: null,
    })
  })

  it('shows the first page for an invalid number, and no page beyond the last', async () => {
    expect((await get(`${address}?page=none`)).status).toBe(200)
    expect((await get(`${address}?page=2`)).status).toBe(404)
    expect(render.mock.lastCall?.[0].shown).toBeNull()
  })

  it('sends an old or missing readable part to the right one', async () => {
    const organizer_id = address.split('/')[2]
    for (const path of [`/o/${organizer_id}`, `/o/${organizer_id}/old-name?state=ended`]) {
      const response = await get(path)
      const search = path.includes('?') ? '?state=ended' : ''
      expect([response.status, response.headers.get('location')]).toEqual([301, address + search])
    }
  })

  it('says so when the organizer is unknown', async () => {
    for (const id of [`og_${'2'.repeat(16)}`, 'nonsense']) {
      expect((await get(`/o/${id}/x`)).status).toBe(404)
      expect(render.mock.lastCall?.[0].shown).toBeNull()
    }
  })

  it('says so when the page cannot be made, and lets no cache keep that', async () => {
    render.mockRejectedValueOnce(new Error('broken'))
    const response = await get(address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  })
})

describe('the organizer’s calendar feed', () => {
  it('is a calendar that the edge keeps for minutes, in the language that the address names', async () => {
    const { event } = await mintLiveEvent([{ type: 'FREE' }], { title: 'Jazz' })
    const response = await get(`/o/${event.organizer_id}/calendar.ics?lang=fr`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    expect(response.headers.get('cache-control')).toContain('s-maxage=300')
    const text = await response.text()
    expect(text).toContain('SUMMARY:Jazz')
    expect(text).toContain('//FR')
  })

  it('is not found for an unknown organizer', async () => {
    for (const id of [`og_${'2'.repeat(16)}`, 'nonsense'])
      expect((await get(`/o/${id}/calendar.ics`)).status).toBe(404)
  })
})
