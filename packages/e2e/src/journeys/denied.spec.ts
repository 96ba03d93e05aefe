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

test('a person who was sent to sign-in may go to their own events instead', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 403/)
  const { id, organizer } = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(organizer)
  await page.route(/\/api\/events\/ev_/, (route) => route.fulfill(denied))
  await page.goto(`/manage/event/${id}/orders`)
  await page.getByRole('link', { name: 'Go to your events' }).click()
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()
})

// Specification: 6.payment-path-public
test('the payment settings ask to sign in when the session has ended, and do not redirect', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 401|Send an API key .*, or sign in\./)
  const organizer = await mintOrganizer()
  const page = await signedIn({ ...organizer, token: 'a.bad.token' })
  await page.goto('/account/payment')
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/payment$/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, organizer.email, password)
  await expect(page).toHaveURL(/\/account\/payment$/)
})
