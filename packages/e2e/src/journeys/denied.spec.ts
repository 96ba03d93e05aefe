import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

const denied = { status: 403, json: { code: 'session.forbidden', message: 'Denied.' } }

// Specification: 6.manage-event-redirects
test('a page of an event that a person may not open leads to sign-in, says who is signed in, and comes back', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 403/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const other = await mintOrganizer()
  const page = await signedIn(other)
  const orders = `/manage/event/${event.id}/orders`
  await page.route(/\/api\/events\//, (route) => route.fulfill(denied))
  await page.goto(orders)

  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible()
  await expect(page.getByText(`You are signed in as ${other.email}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)

  await page.unroute(/\/api\/events\//)
  await signIn(page, event.organizer.email, password)
  await expect(page).toHaveURL(new RegExp(orders))
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
})
