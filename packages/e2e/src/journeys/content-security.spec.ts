import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../browser/chromium-launch.ts'
import { inject } from '../browser/inject.ts'
import { startOtherSite } from '../browser/other-site.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { cards, fillCard } from '../payment/payment-form.ts'

const blocked = /policy (violation|report)|Content Security Policy|Refused to/

test('every kind of page works under its content security policy', async ({ page, signedIn }) => {
  const { event, link, payment } = await mintSale()
  await test.step('the event page and the widget', async () => {
    for (const path of [event.page, `/widget/${event.id}`]) {
      await page.goto(path)
      await page.getByRole('button', { name: 'More: Standing room' }).click()
      await expect(page.getByText('€12.34').first()).toBeVisible()
    }
  })
  await test.step('the checkout with Stripe’s form', async () => {
    await page.goto(payment)
    await fillCard(page, cards.good)
  })
  await test.step('the API’s reference', async () => {
    await page.goto('/docs/reference')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All calls')
  })
  await test.step('signing in', async () => {
    await page.goto('/auth/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
  await test.step('managing, with charts, dialogs and toasts', async () => {
    const desk = await signedIn(event.organizer)
    // The dashboard counts from the stream of orders, a moment later.
    await expect(async () => {
      await desk.goto(`/manage/event/${event.id}/dashboard`)
      await expect(desk.locator('[data-slot="bar-chart"]').first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    await desk.goto(`/manage/event/${event.id}/tickets?ticket=new`)
    await expect(desk.getByRole('dialog')).toBeVisible()
    expect(await desk.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await desk.goto('/manage/profile')
    await expect(desk.getByLabel('First name')).toHaveValue('Olga')
  })
  await test.step('the door', async () => {
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
  })
})

test('only the door may use the camera and WebAssembly, which reads the picture, even without a network', async ({
  consoleWatch,
}) => {
  consoleWatch.expect(/permissions[- ]policy[- ]violation|ERR_INTERNET_DISCONNECTED|wasm-eval/i)
  const { event, link } = await mintSale()
  const browser = await chromium.launch(
    chromiumLaunch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']),
  )
  const context = await browser.newContext({ permissions: ['camera'], baseURL: foyerUrl() })
  await consoleWatch.follow(context)
  const page = await context.newPage()
  await page.goto(link)
  expect(await camera(page)).toBe('live')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  const [reader] = await Promise.all([page.waitForResponse(/zxing_reader.*\.wasm$/), page.reload()])
  expect([reader.status(), reader.fromServiceWorker()]).toEqual([200, true])
  expect([await camera(page), await webAssembly(page)]).toEqual(['live', 'compiled'])
  await context.setOffline(false)
  for (const path of [event.page, '/auth/login']) {
    await page.goto(path)
    expect([await camera(page), await webAssembly(page)]).toEqual(['NotAllowedError', 'CompileError'])
  }
  await browser.close()
})

test('a script injected into a page does not run', { tag: '@gate' }, async ({
  page,
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(blocked)
  const { event, link, payment } = await mintSale()
  for (const path of [event.page, `/widget/${event.id}`, payment, link, '/auth/login', '/docs/reference']) {
    await page.goto(path)
    expect(await inject(page), path).toEqual([])
  }
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/dashboard`)
  expect(await inject(desk)).toEqual([])
  // Shows that the watch sees violations. Otherwise its silence in the other journeys would mean nothing.
  expect(
    consoleWatch.all.filter((problem) => problem.startsWith('policy violation: script-src')),
  ).not.toEqual([])
  expect(
    consoleWatch.all.filter((problem) => problem.startsWith('policy report: csp-violation')),
  ).not.toEqual([])
})

// Specification: 2.route-widget
test('other sites can frame the widget and no other page', async ({ page, consoleWatch }) => {
  consoleWatch.expect(blocked)
  const { event, link, payment } = await mintSale()
  const refused = [event.page, payment, link, '/auth/login', '/manage/events']
  refused.push(`/api/public/events/${event.id}`)
  const frames = [`/widget/${event.id}`, ...refused].map(
    (path) => `<iframe src="${foyerUrl()}${path}"></iframe>`,
  )
  const site = await startOtherSite(frames.join(''))
  await page.goto(site.url)
  const widget = page.frameLocator('iframe').first()
  await expect(widget.getByRole('heading', { name: 'Standing room' })).toBeVisible()
  const shown = (origin: string) =>
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.startsWith(origin))
  await expect.poll(() => shown('chrome-error:')).toHaveLength(refused.length)
  expect(shown(foyerUrl())).toEqual([`${foyerUrl()}/widget/${event.id}`])
  site.stop()
})

test('a page on another site can neither write nor read as a visitor', { tag: '@gate' }, async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/CORS|Failed to load resource|status of 403|Failed to fetch/)
  const { event } = await mintSale()
  await page.goto('/auth/login')
  const login = `${foyerUrl()}/api/auth/login`
  // The network log shows the response to a form, but not the response to a script.
  const form = `<form method="post" enctype="text/plain" action="${login}"><button>Win</button></form>`
  const site = await startOtherSite(`<title>Elsewhere</title>${form}`)
  await page.goto(site.url)
  for (const [method, path] of [
    ['GET', `/api/public/events/${event.id}`],
    ['POST', '/api/auth/login'],
  ] as const) {
    const read = page.evaluate(
      ([url, by]) => fetch(url, { method: by, mode: 'no-cors' }).then(({ type }) => type),
      [`${foyerUrl()}${path}`, method] as const,
    )
    await expect(read, `${method} ${path}`).rejects.toThrow(/Failed to fetch/)
  }
  const [written] = await Promise.all([
    page.waitForResponse(login),
    page.getByRole('button', { name: 'Win' }).click(),
  ])
  expect(written.status()).toBe(403)
  expect(await written.json()).toMatchObject({ code: 'request.csrf' })
  site.stop()
})

test('a page with a secret address does not reveal it to other sites', async ({ page }) => {
  const { payment } = await mintSale()
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('/api/public/orders/')),
    page.goto(payment),
  ])
  expect((await request.allHeaders()).referer).toBeUndefined()
})

/** Asks for the camera and answers the outcome. */
function camera(page: Page): Promise<string> {
  return page.evaluate(async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true })
      return stream.getVideoTracks()[0]?.readyState ?? 'none'
    } catch (error) {
      return (error as Error).name
    }
  })
}

/** Compiles the smallest module and answers the outcome. */
function webAssembly(page: Page): Promise<string> {
  return page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  )
}

/** An event with a sale, an order to pay and a door. */
async function mintSale(): Promise<{ event: MintedEvent; payment: string; link: string }> {
  const event = await mintEvent({
    tickets: [{ title: 'Standing room', price: 1234 }, { title: 'Guest list' }],
  })
  await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson('Gesa', 'Guest'))
  const order = await mintOrder(event, { 'Standing room': 1 })
  await nameEverybody(order, mintPerson('Petra', 'Payer'))
  const door = await event.organizer.api.post<{ short_id: string }>(`/events/${event.id}/check-in-lists`, {
    name: 'Main gate',
  })
  return { event, payment: order.step('payment'), link: `/check-in/${door.short_id}` }
}
