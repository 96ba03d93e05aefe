import { expect, type Page } from '@playwright/test'
import { startOtherSite } from '../browser/other-site.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'

const guestList = { tickets: [{ title: 'Guest list' }] }
const script = () => `<script async src="${foyerUrl()}/widget.js"></script>`
const element = (event: MintedEvent, more = '', inside = '<a href="/tickets">Get tickets here</a>') =>
  `<title>Elsewhere</title><h1>Elsewhere</h1><foyer-widget event="${event.id}" ${more}>${inside}</foyer-widget>`

// Specification: 1.features-widget
test('a site hears that its visitor holds tickets, and that they were ordered once they are back', async ({
  page,
}) => {
  const event = await mintEvent(guestList)
  const site = await startOtherSite(element(event) + script())
  const heard = await listen(page)
  await page.goto(site.url)
  const widget = page.frameLocator('iframe[title="Tickets"]')
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('foyer:resized')
  await test.step('the tickets are held', async () => {
    await widget.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${foyerUrl()}/checkout/**`)
    const buyer = mintPerson('Wim', 'Widget')
    await giveDetails(page, buyer)
    await page.getByRole('button', { name: /^(Continue|Complete|Get)/ }).click()
    await expectTicketsReady(page)
  })
  await page.goto(site.url)
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('foyer:ordered')
  const news = await heard()
  const of = (type: string) => news.filter((one) => one.type === type).map(({ detail }) => detail)
  expect(of('foyer:ready').length).toBe(2)
  expect(of('foyer:reserved')).toEqual([{ event: event.id, tickets: 1, total: 0, currency: 'EUR' }])
  const [ordered] = await event.organizer.api.get<{ reference: string; short_id: string }[]>(
    `/events/${event.id}/orders`,
  )
  expect(of('foyer:ordered')).toEqual([
    { event: event.id, reference: ordered?.reference, total: 0, currency: 'EUR' },
  ])
  expect(JSON.stringify(news)).not.toContain(ordered?.short_id)
  await page.reload()
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await expect.poll(async () => (await heard()).filter(({ type }) => type === 'foyer:ready').length).toBe(3)
  expect((await heard()).filter(({ type }) => type === 'foyer:ordered')).toHaveLength(1)
  site.stop()
})

test('where the site’s policy or the network refuses the frame, the link stands again', {
  tag: '@gate',
}, async ({ visitor, consoleWatch }) => {
  consoleWatch.expect(/Content Security Policy|frame-src|ERR_FAILED|ERR_BLOCKED/)
  const event = await mintEvent(guestList)
  const strict = `default-src 'none'; script-src ${foyerUrl()}; style-src-attr 'unsafe-inline'`
  const closed = await startOtherSite(element(event) + script(), strict)
  const empty = await startOtherSite(element(event, 'locale="de" aff="anna"', '\n') + script())
  await test.step('by its policy', async () => {
    const page = await visitor()
    const heard = await listen(page)
    await page.goto(closed.url)
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('foyer:failed')
    await expect(page.getByRole('link', { name: 'Get tickets here' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
  await test.step('by an ad blocker, in an element that holds no link', async () => {
    const page = await visitor()
    const heard = await listen(page)
    await page.route('**/widget/**', (route) => route.abort())
    await page.goto(empty.url)
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('foyer:failed')
    const link = page.getByRole('link', { name: 'Tickets sichern' })
    await expect(link).toHaveAttribute('href', `${foyerUrl()}/e/${event.id}?aff=anna&lang=de`)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
  closed.stop()
  empty.stop()
})

test('an event that is not on sale leads out of the frame, and the site hears of it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent(guestList)
  const site = await startOtherSite(element({ ...event, id: 'ev_2222222222222222' }) + script())
  const heard = await listen(page)
  await page.goto(site.url)
  const widget = page.frameLocator('iframe[title="Tickets"]')
  await expect(widget.getByText('The event is not available')).toBeVisible()
  expect((await heard()).map(({ type }) => type)).toContain('foyer:unavailable')
  expect((await heard()).map(({ type }) => type)).not.toContain('foyer:ready')
  const [tickets] = await Promise.all([
    page.context().waitForEvent('page'),
    widget.getByRole('link', { name: 'Find my tickets' }).click(),
  ])
  await expect(tickets).toHaveURL(`${foyerUrl()}/tickets`)
  expect(page.url()).toBe(site.url)
  site.stop()
})

test('the widget is a module too, and its open dialog takes other attributes', async ({ page }) => {
  const event = await mintEvent(guestList)
  const other = await mintEvent({ tickets: [{ title: 'Balcony' }] })
  const module = `<script type="module">await import('${foyerUrl()}/widget.js')</script>`
  const site = await startOtherSite(element(event, 'mode="button"') + module)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/widget/')) asked.push(request.url())
  })
  await page.goto(site.url)
  await expect(page.getByRole('button', { name: 'Get tickets' })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Get tickets' }).click()
  const widget = page.frameLocator('iframe')
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await page.locator('foyer-widget').evaluate((one, id) => {
    one.setAttribute('button-text', 'Come along')
    one.setAttribute('locale', 'de')
    one.setAttribute('promo-code', 'HALF')
    one.setAttribute('event', id)
  }, other.id)
  await expect(widget.getByRole('heading', { name: 'Balcony' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Tickets' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
  expect(asked).toEqual([
    `${foyerUrl()}/widget/${event.id}`,
    `${foyerUrl()}/widget/${other.id}?promo_code=HALF&locale=de`,
  ])
  site.stop()
})

interface Heard {
  type: string
  detail: Record<string, unknown>
}

/** Listens in the site's own page as its script would. Says what was heard there in this tab so far. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  const all: Heard[] = []
  await page.exposeFunction('foyerHeard', (one: Heard) => all.push(one))
  await page.addInitScript(() => {
    if (window.parent !== window) return
    const names = ['ready', 'resized', 'reserved', 'ordered', 'unavailable', 'failed']
    for (const name of names)
      document.addEventListener(`foyer:${name}`, (event) => {
        const tell = (window as unknown as { foyerHeard: (one: object) => void }).foyerHeard
        tell({ type: event.type, detail: (event as CustomEvent).detail })
      })
  })
  return async () => all
}
