import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { newId } from '@foyer/core/random-id'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { fieldsOf } from '../testing/call-endpoint.ts'

const app = apiApp(routes)

type Tickets = Parameters<typeof mintLiveEvent>[0]

/** A live event and its form, as a browser without script sends it. */
async function formOf(tickets: Tickets) {
  const minted = await mintLiveEvent(tickets)
  const { event } = minted
  const prices = minted.tickets.map(({ prices: [price] }) => price?.id ?? '')
  const [price = ''] = prices
  const send = async (fields: object, headers: Record<string, string> = {}) => {
    const answer = await app.request(`/api/public/events/${event.id}/order-form`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: fieldsOf({ page: 'e', locale: 'en', ...fields }),
    })
    const location = new URL(answer.headers.get('location') ?? '', 'https://tickets.example')
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('hold='))
    return { status: answer.status, location, picks: location.searchParams.get('picks'), cookie, answer }
  }
  const pick = (quantity: number | string, more: object = {}) => ({
    lines: { [price]: { quantity: String(quantity), ...more } },
  })
  return { ...minted, page: `/e/${event.id}/${event.slug}`, price, prices, send, pick }
}

const orderIn = ({ pathname }: URL) => pathname.split('/')[3] ?? ''
const free: Tickets = [{ type: 'FREE' }]
const paid: Tickets = [{ type: 'PAID', prices: [{ price: 2000 }] }]

describe('the event page’s form, sent without script', () => {
  it('reserves what was chosen and leads on to the checkout', async () => {
    const { send, pick, event } = await formOf(paid)
    const { status, location, cookie } = await send(pick(2, { unit_total: '2000' }))
    expect([status, location.origin]).toEqual([303, 'https://tickets.example'])
    expect(location.pathname).toMatch(new RegExp(`^/checkout/${event.id}/[^/]+/details$`))
    expect(await readOrder(orderIn(location))).toMatchObject({
      status: 'RESERVED',
      total: 4000,
      locale: 'en',
    })
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
    expect(cookie).toContain(`Path=/api/public/events/${event.id}/order-form`)
  })

  it.each([
    ['fr', ['locale=fr; Path=/; SameSite=Lax']],
    ['tlh', []],
  ])('shows the checkout in the language that the page’s address names: %s', async (lang, cookies) => {
    const { send, pick } = await formOf(free)
    const { answer } = await send({ ...pick(1), lang })
    expect(answer.headers.getSetCookie().filter((set) => set.startsWith('locale='))).toEqual(cookies)
  })

  it('leads back to the page with the choice and the code of what was refused', async () => {
    const { send, pick, page, price } = await formOf([{ type: 'FREE', prices: [{ quantity_available: 1 }] }])
    const { status, location, picks } = await send(pick(2))
    expect([status, location.pathname, picks]).toEqual([303, page, `${price}.2-order.sold_out`])
  })

  it.each([
    ['nothing', '', 'request.invalid'],
    ['no number', 'many', 'request.invalid'],
    ['less than none', '-1', 'request.invalid'],
    ['more than an order may hold', '101', 'order.quantity_limit'],
    ['fewer than the minimum', '1', 'order.quantity_minimum'],
  ])('is refused where it asks for %s', async (_what, quantity, code) => {
    const { send, pick } = await formOf([{ type: 'FREE', min_per_order: 2 }])
    const { status, picks } = await send(pick(quantity))
    expect([status, picks?.split('-').at(-1)]).toEqual([303, code])
  })

  it('refuses a price that the buyer did not see, with and without a promo code', async () => {
    const { ctx, event, send, pick } = await formOf(paid)
    const body = promoCodeBody.parse({
      code: 'HALF',
      ...{ discount_type: 'PERCENTAGE', discount_amount: 50_000, max_tickets_discounted: 1 },
    })
    await createPromoCode(ctx, { params: { event_id: event.id }, body })
    expect((await send(pick(1, { unit_total: '1900' }))).picks).toContain('order.price_changed')
    const half = { shown_promo_code: 'HALF', promo_code: '', most_discounted: '1' }
    const asked = pick(3, { unit_total: '1000', full_unit_total: '2000' })
    expect((await send({ ...asked, ...half, most_discounted: '2' })).picks).toContain('order.price_changed')
    const { location } = await send({ ...asked, ...half })
    expect(await readOrder(orderIn(location))).toMatchObject({ total: 5000, promo_code: 'HALF' })
  })

  it('shows the prices of a promo code before it reserves with it, and takes the code away again', async () => {
    const { send, pick, page, price } = await formOf(paid)
    for (const ask of ['promo_code', 'order']) {
      const { location, picks, cookie } = await send({ ...pick(2), ask, promo_code: ' NEW ' })
      expect([location.pathname, location.searchParams.get('promo_code'), picks]).toEqual([
        page,
        'NEW',
        `${price}.2`,
      ])
      expect(cookie).toBeUndefined()
    }
    const given = { promo_code: 'NEW', shown_promo_code: 'NEW' }
    const { location } = await send({ ...pick(2), ...given, ask: 'no_promo_code' })
    expect(location.searchParams.has('promo_code')).toBe(false)
  })

  it('reads a donation in the form’s language, and takes none for zero only where zero is allowed', async () => {
    const { send, pick, price } = await formOf([{ type: 'DONATION', prices: [{ price: 500 }] }])
    const { location } = await send({ ...pick(1, { donation_amount: '12,50' }), locale: 'de' })
    expect(await readOrder(orderIn(location))).toMatchObject({ total: 1250 })
    expect((await send(pick(1, { donation_amount: '' }))).picks).toBe(`${price}.1-order.donation_too_low`)
    expect((await send(pick(1, { donation_amount: '4' }))).picks).toBe(
      `${price}.1.400-order.donation_too_low`,
    )
    expect((await send(pick(1, { donation_amount: 'much' }))).picks).toBe(`${price}.1-request.invalid`)
    const gift = await formOf([{ type: 'DONATION', prices: [{ price: 0 }] }])
    const { location: done } = await gift.send(gift.pick(1, { donation_amount: '' }))
    expect(await readOrder(orderIn(done))).toMatchObject({ total: 0 })
  })

  it('credits the affiliate of the page’s address', async () => {
    const { send, pick, page } = await formOf(free)
    const referer = `https://tickets.example${page}?aff=SUE`
    const { location } = await send(pick(''), { referer })
    expect(location.searchParams.get('aff')).toBe('SUE')
  })

  // F22
  it('replaces the hold that this browser made before, unless the page’s script says that there is none', async () => {
    const { send, pick } = await formOf([{ type: 'FREE', prices: [{ quantity_available: 1 }] }])
    const first = await send(pick(1))
    const cookie = first.cookie?.split(';')[0] ?? ''
    expect((await send(pick(1))).picks).toContain('order.sold_out')
    expect((await send({ ...pick(1), replaces_order: '' }, { cookie })).picks).toContain('order.sold_out')
    const second = await send(pick(1), { cookie })
    expect(second.location.pathname).toMatch(/^\/checkout\//)
    expect(orderIn(second.location)).not.toBe(orderIn(first.location))
    expect((await send(pick(1), { cookie: 'hold=nonsense' })).picks).toContain('order.sold_out')
  })

  // F8
  it('reserves once for two presses with the page’s key', async () => {
    const { send, pick } = await formOf(free)
    const fields = { ...pick(1), attempt: crypto.randomUUID() }
    const [one, other] = await Promise.all([send(fields), send(fields)])
    expect(orderIn(one.location)).toBe(orderIn(other.location))
  })

  it('leads nowhere but to pages of this site, and repeats no text of the request', async () => {
    const { send, pick, event } = await formOf(free)
    const evil = '//evil.example/<script>'
    const fields = { page: evil, lang: evil, ask: 'order', locale: evil }
    const { location } = await send({ ...pick(1), ...fields, lines: { [newId('price')]: { quantity: '1' } } })
    expect(location.href).toMatch(new RegExp(`^https://tickets.example/e/${event.id}/`))
    expect(decodeURIComponent(location.href)).not.toContain('evil')
    const named = await send({ page: 'event', lang: 'de' })
    expect(named.location.pathname).toBe(`/event/${event.id}/${event.slug}`)
    expect(Object.fromEntries(named.location.searchParams)).toEqual({ lang: 'de', picks: 'request.invalid' })
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s, in words for programs', async (_where, headers) => {
    const { send, pick } = await formOf(free)
    const { answer } = await send(pick(1), headers)
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'request.csrf'])
  })

  it('is refused from another origin by a browser that does not say from which site', async () => {
    const { event, pick } = await formOf(free)
    const post = (origin: string) =>
      app.request(`/api/public/events/${event.id}/order-form`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: fieldsOf(pick(1)),
      })
    expect((await post('https://evil.example')).status).toBe(403)
    expect((await post('null')).status).toBe(403)
    expect((await post(process.env.SITE_URL ?? '')).status).toBe(303)
  })

  it('does not ask for the CSRF cookie’s token, which a form without script cannot send', async () => {
    const { send, pick } = await formOf(free)
    expect((await send(pick(1), { cookie: 'csrf=of-this-browser' })).status).toBe(303)
  })

  it('tells a program of a refusal by its status and code', async () => {
    const { send, pick } = await formOf([{ type: 'FREE', min_per_order: 2 }])
    const { answer } = await send(pick(1), { accept: 'application/json' })
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'order.quantity_minimum'])
  })
})
