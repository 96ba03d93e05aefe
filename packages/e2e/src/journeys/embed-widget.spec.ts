import { expect, type FrameLocator, type Page } from '@playwright/test'
import { startOtherSite } from '../browser/other-site.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

/** The strictest policy that the widget's screen promises to work with. */
const policy = () => `default-src 'none'; script-src ${foyerUrl()}; frame-src ${foyerUrl()}`

test('the code of the widget screen sells a ticket in another site', async ({ signedIn, page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing room', price: 1234 }] })
  await mintPromoCode(event, { code: 'HALF', discount_type: 'PERCENTAGE', discount_amount: 5000 })
  const snippet = await copySnippet(await signedIn(event.organizer), event)
  const site = await startOtherSite(`<title>Our evening</title><h1>Our evening</h1>${snippet}`, policy())
  await page.goto(site.url)
  const widget = page.frameLocator('iframe[title="Tickets"]')
  await test.step('in its colours and its language, with its code, and as high as it is', async () => {
    await expect(widget.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    await expect(widget.getByText('6,17').first()).toBeVisible()
    await expect.poll(() => groundOf(widget)).toBe('rgb(16, 24, 40)')
    await expect.poll(() => hiddenHeight(page)).toBe(0)
  })
  await test.step('the buyer pays in the whole window', async () => {
    await pickInGerman(widget, 'Standing room')
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

test('a button opens the tickets in a dialog, by keyboard', async ({ page }) => {
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

test('without script, and for an event that is not on sale, nothing is broken', async ({
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
    await expect(widget.getByText('The event is not available')).toBeVisible({ timeout: 2000 })
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
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.goto(`/manage/event/${event.id}/widget`)
  await desk.getByLabel('Language').last().selectOption('de')
  await desk.getByLabel('Promo code').fill('half')
  await desk.getByRole('textbox', { name: /^Background/ }).fill('#101828')
  const preview = desk.frameLocator('iframe[title="Preview"]')
  await expect.poll(() => groundOf(preview)).toBe('rgb(16, 24, 40)')
  await desk.getByRole('button', { name: 'Copy code' }).click()
  await expect(desk.getByText('Code copied')).toBeVisible()
  return desk.evaluate(() => navigator.clipboard.readText())
}

async function pickInGerman(widget: FrameLocator, title: string): Promise<void> {
  const more = widget.getByRole('button', { name: `Mehr: ${title}` })
  const picked = widget.getByRole('status').filter({ hasText: `1 ${title}` })
  await expect(async () => {
    if (!(await picked.isVisible())) await more.click()
    await expect(picked).toBeAttached({ timeout: 500 })
  }).toPass()
}

function groundOf(page: FrameLocator): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
}

/** Pixels of the widget that its frame does not show. */
async function hiddenHeight(page: Page): Promise<number> {
  const frame = page.frames().find((one) => one.url().includes('/widget/'))
  return (await frame?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)) ?? -1
}
