import { expect, type FrameLocator, type Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { startOtherSite } from '../browser/other-site.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

/** The strictest policy that the widget's screen promises to work with. */
const policy = () =>
  `default-src 'none'; script-src ${foyerUrl()}; frame-src ${foyerUrl()}; style-src-attr 'unsafe-inline'`

// Specification: 1.features-widget 2.route-event-widget
test('the code from the widget screen sells a ticket on another site', { tag: '@gate' }, async ({
  signedIn,
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing room', price: 1234 }] })
  await mintPromoCode(event, { code: 'HALF', discount_type: 'PERCENTAGE', discount_amount: 50_000 })
  const snippet = await copySnippet(await signedIn(event.organizer), event)
  const site = await startOtherSite(`<title>Our evening</title><h1>Our evening</h1>${snippet}`, policy())
  await page.goto(site.url)
  const widget = page.frameLocator('iframe[title="Tickets"]')
  await test.step('in its colours and its language, with its code, and as high as it is', async () => {
    await expect(widget.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    await expect(widget.getByText('6,17').first()).toBeVisible()
    await expect(widget.locator('body')).toHaveCSS('background-color', 'rgb(16, 24, 40)')
    await expect.poll(() => hiddenHeight(page)).toBe(0)
  })
  await test.step('with the total of what is chosen', async () => {
    const basket = widget.locator('form dl')
    await expect(basket).toContainText('1 Ticket')
    await expect(basket).toContainText('6,17')
    await widget.getByRole('button', { name: 'Mehr: Standing room' }).click()
    await expect(basket).toContainText('2 Tickets')
    await expect(basket).toContainText('12,34')
    await widget.getByRole('button', { name: 'Weniger: Standing room' }).click()
    await expect(basket).toContainText('1 Ticket')
  })
  await test.step('the buyer pays in the whole window', async () => {
    await pick(widget, 'Mehr: Standing room')
    await widget.getByRole('button', { name: 'Weiter' }).click()
    await page.waitForURL(`${foyerUrl()}/checkout/**`)
    await giveDetails(page, mintPerson('Wim', 'Widget'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillCard(page, cards.good)
    await pay(page, '€6.17')
    await expectTicketsReady(page)
  })
  site.stop()
})

test('a first visit to a site moves nothing when the tickets come, on a phone and on a desk', async ({
  signedIn,
  visitor,
}) => {
  const event = await mintEvent({
    title: 'An evening with the orchestra of the harbour',
    tickets: [
      { title: 'Standing room', price: 1234 },
      { title: 'Guest list', quantity_available: 1 },
    ],
  })
  const snippet = await copyCode(await openWidgetScreen(await signedIn(event.organizer), event))
  const site = await startOtherSite(
    `<meta name="viewport" content="width=device-width"><title>Elsewhere</title>
    <h1>Elsewhere</h1>${snippet}<p>Below the tickets</p>`,
    policy(),
  )
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1280, height: 900 },
  ]) {
    const page = await visitor({ viewport })
    await watchShifts(page)
    await page.goto(site.url)
    const widget = page.frameLocator('iframe[title="Tickets"]')
    await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
    await expect.poll(() => hiddenHeight(page)).toBe(0)
    await expectStill(page, `widget at ${viewport.width}`, 0.001)
  }
  site.stop()
})

// Specification: 2.route-widget
test('the widget’s button opens the tickets in a dialog, with the keyboard', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const html = `<title>Elsewhere</title><h1>Elsewhere</h1>
    <foyer-widget event="${event.id}" mode="button" button-text="Come along"><a href="${foyerUrl()}${event.page}">Tickets</a></foyer-widget>
    <script async src="${foyerUrl()}/widget.js"></script>`
  const site = await startOtherSite(html, policy())
  await page.goto(site.url)
  const button = page.getByRole('button', { name: 'Come along' })
  await expect(button).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tickets' })
  const widget = page.frameLocator('iframe[title="Tickets"]')
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  site.stop()
})

// Specification: 1.features-widget
test('the widget screen shows the real widget, with a checkout that opens beside it', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/Unsafe attempt to initiate navigation/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/widget`)
  const site = desk.frameLocator('iframe[title="Preview"]')
  const widget = site.frameLocator('iframe[title="Tickets"]')
  await pick(widget, 'More: Guest list')
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(widget.getByText('You are holding a ticket')).toBeVisible()
  const [checkout] = await Promise.all([
    desk.context().waitForEvent('page'),
    widget.getByRole('link', { name: 'Continue checkout' }).click(),
  ])
  await expect(checkout).toHaveURL(/\/checkout\/.*\/details$/)
  await expect(checkout.getByText('Guest list').first()).toBeVisible()
  await desk.getByRole('radio', { name: 'A button that opens them' }).check()
  await desk.getByLabel('Text of the button').fill('Come along')
  await site.getByRole('button', { name: 'Come along' }).click()
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
})

// Specification: 1.features-widget
test('a plain frame sells on a site that allows no scripts', async ({ signedIn, page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await openWidgetScreen(await signedIn(event.organizer), event)
  await desk.getByRole('tab', { name: 'Plain frame' }).click()
  const site = await startOtherSite(`<title>Elsewhere</title><h1>Elsewhere</h1>${await copyCode(desk)}`)
  await page.goto(site.url)
  const widget = page.frameLocator(`iframe[title="Get tickets for ${event.title}"]`)
  await pick(widget, 'More: Guest list')
  await widget.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${foyerUrl()}/checkout/**`)
  site.stop()
})

test('the widget works without script, and for an event that is not on sale', async ({
  visitor,
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const html = `<title>Elsewhere</title><script async src="${foyerUrl()}/widget.js"></script>
    <foyer-widget event="${event.id}"><a href="${foyerUrl()}${event.page}">Get tickets</a></foyer-widget>`
  const site = await startOtherSite(html, policy())
  const plain = await visitor({ javaScriptEnabled: false })
  await plain.goto(site.url)
  await expect(plain.getByRole('link', { name: 'Get tickets' })).toBeVisible()
  await event.organizer.api.put(`/events/${event.id}/status`, { status: 'DRAFT' })
  const page = await visitor()
  await expect(async () => {
    await page.goto(site.url)
    const widget = page.frameLocator('iframe[title="Tickets"]')
    await expect(widget.getByText('This event is not public yet')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/widget`)
  await expect(desk.getByText('This event is not live')).toBeVisible()
  await desk.getByRole('textbox', { name: /^Background/ }).fill('navy')
  await desk.getByRole('button', { name: 'Copy code' }).click()
  await expect(desk.getByText('Enter a valid hexadecimal code such as #ffffff.')).toBeVisible()
  await expect(desk.getByRole('textbox', { name: /^Background/ })).toBeFocused()
  site.stop()
})

async function copySnippet(desk: Page, event: MintedEvent): Promise<string> {
  await openWidgetScreen(desk, event)
  await desk.getByLabel('Language').last().selectOption('de')
  await desk.getByLabel('Promo code').fill('half')
  await desk.getByRole('textbox', { name: /^Background/ }).fill('#101828')
  const preview = desk.frameLocator('iframe[title="Preview"]').frameLocator('iframe')
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(16, 24, 40)')
  return copyCode(desk)
}

async function openWidgetScreen(desk: Page, event: MintedEvent): Promise<Page> {
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.goto(`/manage/event/${event.id}/widget`)
  return desk
}

async function copyCode(desk: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Copy code' }).click()
  await expect(desk.getByText('Code copied')).toBeVisible()
  return desk.evaluate(() => navigator.clipboard.readText())
}

/** Takes one of a ticket by its button, as often as it needs until the widget's script runs. */
/** The only ticket of an event is chosen already: one more and one fewer shows that the widget counts. */
async function pick(widget: FrameLocator, name: string): Promise<void> {
  const field = widget.getByRole('spinbutton', { name: name.replace(/^\w+:/, '') })
  await widget.getByRole('button', { name }).click()
  await expect(field).toHaveValue('2')
  await field.fill('1')
  await expect(widget.getByRole('status').filter({ hasText: name.replace(/^\w+:/, '1') })).toBeAttached()
}

/** Pixels of the widget that its frame does not show. */
async function hiddenHeight(page: Page): Promise<number> {
  const frame = page.frames().find((one) => one.url().includes('/widget/'))
  return (await frame?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)) ?? -1
}
