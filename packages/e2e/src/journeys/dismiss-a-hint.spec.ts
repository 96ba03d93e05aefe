import type { Page } from '@playwright/test'
import { broken } from '../browser/break-changes.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const hintOf = (page: Page) => page.getByRole('region', { name: 'Hint' })

test('a hint that was dismissed in one browser is gone in another, until the profile shows all again', async ({
  signedIn,
}) => {
  test.setTimeout(180_000)
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const screens = ['dashboard', 'orders', 'check-in', 'messages']
  const address = (screen = 'orders') => `/manage/event/${event.id}/${screen}`
  const desk = await signedIn(event.organizer)
  for (const screen of screens) {
    await desk.goto(address(screen))
    await expect(hintOf(desk)).toHaveCount(1)
    await expectGoodScreen(desk, `hint of ${screen}`)
  }

  await test.step('The keyboard dismisses one, and goes on at the start of the content.', async () => {
    await desk.goto(address())
    await expect(hintOf(desk)).toContainText('Press an order')
    const stored = desk.waitForResponse('**/api/users/me/hints')
    await hintOf(desk).getByRole('button', { name: 'Got it' }).press('Enter')
    await expect(hintOf(desk)).toHaveCount(0)
    await expect(desk.getByRole('main')).toBeFocused()
    expect((await stored).status()).toBe(204)
  })

  const other = await signedIn(event.organizer)
  await other.goto(address())
  await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(hintOf(other)).toHaveCount(0)
  await other.goto(address('messages'))
  await expect(hintOf(other)).toBeVisible()

  await other.goto('/manage/profile')
  await other.getByRole('button', { name: 'Show the hints again' }).click()
  await expect(other.getByText('The hints are shown again')).toBeVisible()
  await desk.goto(address())
  await expect(hintOf(desk)).toContainText('Press an order')
})

test('each hint leads to what it names, and the one of the orders follows the rows on a phone', async ({
  signedIn,
}) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
  const order = await mintOrder(event, { Deck: 1 })
  await nameEverybody(order, mintPerson('Greta', 'Guest'))
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const desk = await signedIn(event.organizer)
  const next = (page: Page, name: string) => hintOf(page).getByRole('button', { name })
  const nextLink = (page: Page, name: string) => hintOf(page).getByRole('link', { name })
  await desk.goto(`/manage/event/${event.id}/dashboard`)
  await next(desk, 'Share this event').click()
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.goto(`/manage/event/${event.id}/messages`)
  await nextLink(desk, 'Write a message').click()
  await expect(desk.getByRole('dialog', { name: 'New message' })).toBeVisible()
  await desk.goto(`/manage/event/${event.id}/check-in`)
  await expect(nextLink(desk, 'Open the first list')).toHaveAttribute('href', /^\/check-in\//)
  const phone = await signedIn(event.organizer, { viewport: { width: 390, height: 844 } })
  await phone.goto(`/manage/event/${event.id}/orders`)
  const row = phone.getByText('Greta Guest').first()
  await expect(row).toBeVisible()
  const [above, below] = [await row.boundingBox(), await hintOf(phone).boundingBox()]
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
  await nextLink(phone, 'Open the first order').click()
  await expect(phone.getByRole('dialog')).toContainText('Greta Guest')
})

test('a hint that cannot be stored goes without a notification', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Deck' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/messages`)
  let asked = 0
  await page.route('**/api/users/me/hints', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await route.fulfill(broken)
  })
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/me/hints') && answer.status() === 204,
  )
  await hintOf(page).getByRole('button', { name: 'Got it' }).click()
  await expect(hintOf(page)).toHaveCount(0)
  await stored
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(asked).toBe(2)
})
