import { createOrder } from '@foyer/core/order/create-order'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { testContext } from '@foyer/core/testing/test-context'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asFunction } from '../testing/as-function.ts'
import { buildPageApp, type PageRenderers } from './build-page-app.ts'

/** Says what it was asked to draw, in place of the built renderer. */
const render = vi.fn<PageRenderers['renderBuyerPage']>(async (state) => ({ html: JSON.stringify(state) }))
const app = buildPageApp({
  ...{ renderBuyerPage: render, renderEventPage: async () => 'event', renderOrganizerPage: async () => '' },
  ...{ styleHash: "'sha256-public'", buyerStyleHash: "'sha256-buyer'" },
})

/** Asks with the rights that the page function has on AWS, and sees that they are enough. */
async function get(path: string) {
  const visit = () => app.request(path, { headers: { 'x-foyer-locale': 'fr' } })
  const { result, refusals } = await asFunction('page', visit)
  expect(refusals).toEqual([])
  return result
}

describe('the pages behind a buyer’s link', () => {
  let event_id: string
  let held: string
  let sold: string
  let ticket: string
  beforeAll(async () => {
    const { event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
    event_id = event.id
    const [offered] = tickets
    const lines = [{ ticket_id: offered?.id ?? '', price_id: offered?.prices[0]?.id ?? '', quantity: 1 }]
    held = (await createOrder(testContext(), { params: { event_id }, body: { lines, locale: 'en' } }))
      .short_id
    const order = await mintSoldOrder({ event_id, ticket_id: offered?.id ?? '' })
    sold = order.short_id
    ticket = order.slots[0]?.short_id ?? ''
  })

  const pages = () => [
    ['details', `/checkout/${event_id}/${held}/details`],
    ['payment', `/checkout/${event_id}/${held}/payment`],
    ['payment_return', `/checkout/${event_id}/${held}/payment_return`],
    ['summary', `/checkout/${event_id}/${sold}/summary`],
    ['order_print', `/order/${event_id}/${sold}/print`],
    ['ticket', `/ticket/${event_id}/${ticket}`],
    ['ticket_print', `/ticket/${event_id}/${ticket}/print`],
  ]

  // Specification: 2.route-checkout-details
  it('are drawn with what the link opens, in the visitor’s language, and kept by no cache', async () => {
    for (const [page, path = ''] of pages()) {
      const response = await get(path)
      expect([page, response.status, response.headers.get('cache-control')]).toEqual([
        page,
        200,
        'private, no-store',
      ])
      const state = render.mock.lastCall?.[0]
      expect(state).toMatchObject({ page, eventId: event_id, locale: 'fr' })
      expect((state?.order ?? state?.ticket)?.event_id).toBe(event_id)
    }
  })

  it('allow Stripe at the checkout alone, and the stylesheet that stands in them', async () => {
    const policies = await Promise.all(
      pages().map(async ([, path = '']) => (await get(path)).headers.get('content-security-policy') ?? ''),
    )
    expect(policies.every((policy) => policy.includes("'sha256-buyer'"))).toBe(true)
    expect(policies.map((policy) => policy.includes('stripe.com'))).toEqual([
      ...[true, true, true, true, true],
      ...[false, false],
    ])
  })

  it('answer 404 without data for a link that opens nothing, or nothing of that event', async () => {
    for (const path of [
      `/ticket/${event_id}/nonsense`,
      `/checkout/${event_id}/${ticket}/details`,
      `/checkout/ev_2222222222222222/${held}/details`,
      `/ticket/ev_2222222222222222/${ticket}`,
    ]) {
      const response = await get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
      expect(render.mock.lastCall?.[0]).toMatchObject({ order: null, ticket: null })
    }
  })

  it('lead to the step that the order asks for, and from a checkout without an order to the event', async () => {
    render.mockResolvedValueOnce({ location: '/elsewhere' })
    const leads = async (path: string) => {
      const { status, headers } = await get(path)
      return [status, headers.get('location'), headers.get('cache-control')]
    }
    const nowhere = 'private, no-store'
    expect(await leads(`/checkout/${event_id}/${held}/payment`)).toEqual([302, '/elsewhere', nowhere])
    expect(await leads(`/checkout/${event_id}/${held}`)).toEqual([
      ...[302, `/checkout/${event_id}/${held}/details`],
      nowhere,
    ])
    expect(await leads(`/checkout/${event_id}`)).toEqual([302, `/e/${event_id}`, nowhere])
  })

  // Specification: 2.error-not-found
  it('answer 404 at addresses that are longer, shorter or spelled otherwise', async () => {
    render.mockClear()
    for (const path of [
      `/checkout/${event_id}/${held}/details/more`,
      `/checkout/${event_id}/${held}/detail`,
      `/checkout/${event_id}/${held}/Details`,
      `/Checkout/${event_id}/${held}/details`,
      `/order/${event_id}/${sold}`,
      `/order/${event_id}/${sold}/print/more`,
      `/ticket/${event_id}`,
      `/ticket/${event_id}/${ticket}/more`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    expect(render).not.toHaveBeenCalled()
  })

  it('are kept by no cache when they cannot be drawn', async () => {
    render.mockRejectedValueOnce(new Error('broken'))
    const response = await get(`/ticket/${event_id}/${ticket}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  })
})
