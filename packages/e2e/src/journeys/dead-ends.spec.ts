import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

/** Back to the event, or to lost tickets; the organizers' home page is no button. */
async function expectBuyersWayOn(page: Page, eventId: string): Promise<void> {
  const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf('Back to the event')).toContain(`/e/${eventId}`)
  expect(await hrefOf('Find my tickets')).toBe(`/tickets?event=${eventId}`)
  await expect(page.locator('main [data-slot="button"]')).toHaveText(['Back to the event', 'Find my tickets'])
}

// Specification: 2.error-screen 2.error-not-found 2.screen-no-permission 8.page-missing
test('an address that does not exist leads a stranger to their tickets, and an organizer to their events', {
  tag: '@gate',
}, async ({ page, signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/Page not found/)
  await expect(page.locator('main [data-slot="button"]')).toHaveText(['Find my tickets'])
  await expect(page.getByRole('link', { name: 'Find my tickets' })).toHaveAttribute('href', '/tickets')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  const organizers = await signedIn(await mintOrganizer())
  await organizers.goto('/nowhere/at-all')
  const home = organizers.getByRole('main').getByRole('link')
  await expect(home).toHaveText(['All events'])
  await expect(home).toHaveAttribute('href', '/manage/events')
})

test('a page of buyers that fails leads to the event, and one of the door to the organizer', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500|InternalServerError|status of 404 \(Not Found\) \(\S+\/ticket\//)
  const broken = { code: 'server.unexpected', message: 'Broken.', request_id: 'abc-1' }
  await page.route(/\/api\/public\/(?:attendees|check-in-lists|tickets)\//, (route) =>
    route.fulfill({ status: 500, json: broken }),
  )
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(`/ticket/${event.id}/222222222222222222222222222`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.locator('main [data-slot="button"]')).toHaveText([
    'Try again',
    'Back to the event',
    'Find my tickets',
  ])
  await page.goto('/check-in/222222222222222222222222222')
  await expect(page.getByText('Ask the organizer for a new link.')).toBeVisible()
  await expect(page.locator('main [data-slot="button"]')).toHaveText(['Try again'])
})

// Specification: 8.page-missing
test('a management address of something unknown shows an error, with the navigation in place', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404|does not exist/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  const of = (section: string) => `/manage/event/${event.id}/${section}`
  for (const path of [of('nothing'), '/manage/nothing', '/manage/events/bogus', '/account/nothing']) {
    await page.goto(path)
    await expect(page.getByText('The page does not exist, or what it showed was deleted.')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  }
  for (const path of [
    `${of('tickets')}?ticket=tk_2222222222222222`,
    `${of('check-in')}?list=cl_2222222222222222`,
    `${of('questions')}?question=qu_2222222222222222`,
    `${of('promo-codes')}?code=pc_2222222222222222`,
    '/account/taxes-and-fees?item=tf_2222222222222222',
  ]) {
    await page.goto(path)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('There is nothing here')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

test('an event of another account shows an error and leads to the account’s own events', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 404|does not exist/)
  const strangers = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Strangers’ night',
    tickets: [{ title: 'Guest list' }],
  })
  const own = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(own.organizer)
  await page.goto(`/manage/event/${strangers.id}/orders`)
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible()
  await expect(page.getByText(strangers.title)).toHaveCount(0)
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`/manage/event/${own.id}/orders`)
  await expect(page).toHaveTitle(`Orders · ${own.title} · Foyer`)
  await page.getByRole('navigation').getByRole('link', { name: 'Promo codes' }).click()
  await expect(page).toHaveTitle(`Promo codes · ${own.title} · Foyer`)
  await expect(page.getByRole('status').filter({ hasText: /^Promo codes$/ })).toHaveCount(1)
})

// Specification: 2.page-missing-event 8.event-missing 8.event-not-available
test('a missing event shows an empty event page, answered 404', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  const answer = await page.goto('/e/ev_2222222222222222/gone')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'The event is not available' })).toBeVisible()
})

// Specification: 2.screen-no-permission 6.denied-page 8.no-permission
test('what the API forbids shows the no-permission page', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 403|You do not have permission/)
  const page = await signedIn(await mintOrganizer())
  const refusal = { code: 'session.forbidden', message: 'You do not have permission to access this page.' }
  await page.route(/\/api\/events\/[^/]+$/, (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto('/manage/event/ev_2222222222222222/dashboard')
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible()
})

// Specification: 8.order-expired
test('an expired order says that the tickets are on sale again, and leads back to them', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await new FoyerApi().delete(`/public/orders/${order.short_id}`)
  await page.goto(order.step('details'))
  await expect(page.getByRole('heading', { name: 'Sorry, your order has expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Start a new order' }).click()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
})

test('the address of an order that does not exist shows an error', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  await page.goto('/checkout/ev_2222222222222222/222222222222222222222222222/details')
  await expect(page.getByRole('heading', { name: 'This order no longer exists' })).toBeVisible()
  await expectBuyersWayOn(page, 'ev_2222222222222222')
})

test('the address of a ticket that does not exist leads back to its event, on screen and to print', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const end of ['', '/print']) {
    await page.goto(`/ticket/${event.id}/222222222222222222222222222${end}`)
    await expect(page.getByRole('heading', { name: 'This ticket does not exist' })).toBeVisible()
    await expectBuyersWayOn(page, event.id)
  }
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
})

// Specification: 8.list-not-found
test('a wrong check-in link shows an error', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  await page.goto('/check-in/222222222222222222222222222')
  await expect(page.getByRole('heading', { name: 'Check-in list not found' })).toBeVisible()
})

// Specification: 8.link-invalid 8.reset-link-invalid 8.confirmation-failed
test('a wrong emailed link shows an error, whatever it is for', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 410/)
  const invalid = 'The link you clicked is invalid.'
  for (const [address, heading, sentence] of [
    ['/manage/profile/confirm-email-address/nonsense', 'Confirming the email address failed', invalid],
    ['/manage/profile/confirm-email-change/nonsense', 'Confirming the email change failed', invalid],
    ['/auth/accept-invitation/nonsense', 'This invitation cannot be accepted', invalid],
    [
      '/auth/reset-password/nonsense',
      'This link does not work',
      'This reset password link is invalid or expired.',
    ],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})
