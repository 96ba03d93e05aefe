import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets, untilReact } from '../event/event-page.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'

/** Orders and views appear when the dashboard looks for news. */
const soon = { timeout: 45_000 }

/** Opens the event's page and waits until its view is counted. */
async function openCounted(page: Page, address: string): Promise<void> {
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/views'))
  await page.goto(address)
  expect((await counted).status()).toBe(204)
}

async function takeTicket(page: Page): Promise<void> {
  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Gus', 'Guest'))
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
}

/** Opens the page and waits longer than a view takes to be counted. Answers whether one was. */
async function isCounted(page: Page, event: MintedEvent): Promise<boolean> {
  const counted = page
    .waitForRequest((request) => request.url().endsWith('/views'), { timeout: 8000 })
    .then(() => true)
    .catch(() => false)
  await page.goto(event.page)
  await untilReact(page)
  return counted
}

// Specification: 2.route-event-dashboard
test('the dashboard says how often the page was opened, how many ordered, and where they came from', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  test.setTimeout(180_000)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const desk = await signedIn(event.organizer)
  await test.step('visitors come from a newsletter, one of them orders', async () => {
    const buyer = await visitor()
    await openCounted(buyer, `${event.page}?utm_source=Spring%20News`)
    // A reload, and the page without the campaign's name, change nothing.
    await buyer.goto(event.page)
    await takeTicket(buyer)
    await openCounted(await visitor(), `${event.page}?utm_source=Spring%20News`)
    await openCounted(await visitor(), event.page)
  })
  await test.step('the organizer, a reload, and a visitor who asks not to be tracked are not counted', async () => {
    const again = await visitor()
    await openCounted(again, event.page)
    expect(await isCounted(again, event)).toBe(false)
    expect(await isCounted(desk, event)).toBe(false)
    const shy = await visitor()
    await shy.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    expect(await isCounted(shy, event)).toBe(false)
    await takeTicket(shy)
  })
  await desk.goto(`/manage/event/${event.id}/dashboard`)
  const visits = desk.locator('[data-slot="visits"]')
  await expect(visits.getByRole('row').nth(1)).toHaveText(/^spring-news21€0.00$/, soon)
  await expect(visits.getByRole('row').nth(2)).toHaveText(/^Direct or unknown20€0.00$/, soon)
  await expect(visits).toContainText('Page views4Orders1')
  await expect(visits).toContainText('Conversion25%')
  await expectGoodScreen(desk, 'dashboard with visits')
})

test('a page without sales shows its first views', async ({ signedIn, visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await openCounted(await visitor(), event.page)
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/dashboard`)
  await expect(desk.getByRole('heading', { name: 'No sales yet' })).toBeVisible()
  await expect(desk.locator('[data-slot="visits"]')).toContainText('Page views1', soon)
  await expectGoodScreen(desk, 'dashboard with views and no sales')
})
