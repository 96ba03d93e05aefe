import type { Locator, Page } from '@playwright/test'
import { untilDrawn } from '../browser/layout-shifts.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets, untilReact } from '../event/event-page.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'

/** Opens the event's page, and puts its clock forward by more than it waits before it counts a view. */
async function stay(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await untilReact(page)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('00:10')
}

/** Opens the event's page and waits until its view is counted. */
async function openCounted(page: Page, address: string): Promise<void> {
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/views'))
  await stay(page, address)
  expect((await counted).status()).toBe(204)
}

/** Puts the dashboard's clock forward until it has looked for news, and shows them. */
async function expectNews(page: Page, news: Locator, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:15')
    await expect(news).toContainText(text, { timeout: 2000 })
  }).toPass()
}

async function takeTicket(page: Page): Promise<void> {
  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Gus', 'Guest'))
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
}

/** Whether a view of the page is counted. */
async function isCounted(page: Page, event: MintedEvent): Promise<boolean> {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/views')
  })
  await stay(page, event.page)
  await untilDrawn(page)
  return isAsked
}

// Specification: 2.route-event-dashboard
test('the dashboard says how often the page was opened, how many ordered, and where they came from', async ({
  signedIn,
  visitor,
}) => {
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
  await expectNews(desk, visits.getByRole('row').nth(1), /^spring-news21€0.00$/)
  await expectNews(desk, visits.getByRole('row').nth(2), /^Direct or unknown20€0.00$/)
  await expect(visits).toContainText('Page views4Orders1')
  await expect(visits).toContainText('Conversion25%')
  await expectGoodScreen(desk, 'dashboard with visits')
})

test('a page without sales shows its first views', async ({ signedIn, visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await openCounted(await visitor(), event.page)
  const desk = await signedIn(event.organizer)
  await desk.clock.install()
  await desk.goto(`/manage/event/${event.id}/dashboard`)
  await expect(desk.getByRole('heading', { name: 'No sales yet' })).toBeVisible()
  await expectNews(desk, desk.locator('[data-slot="visits"]'), /Page views1/)
  await expectGoodScreen(desk, 'dashboard with views and no sales')
})
