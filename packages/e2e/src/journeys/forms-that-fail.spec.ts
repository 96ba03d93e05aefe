import type { Locator, Page } from '@playwright/test'
import { breakChanges, broken } from '../browser/break-changes.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mintQuestion } from '../event/mint-question.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

/** Expects that the form says what was not done and why, and keeps what was typed. */
async function expectRefusedForm(form: Locator, what: string): Promise<void> {
  const alert = form.getByRole('alert').filter({ hasText: what })
  await expect(alert).toContainText('An unexpected error occurred. Please try again.')
}

async function openForm(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address)
  const form = page.getByRole('dialog', { name })
  await expect(form).toBeVisible()
  return form
}

// Specification: 8.save-ticket-failed
test('a ticket that cannot be saved shows an error, and keeps what was typed', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const [ticket] = await event.organizer.api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  const tickets = `/manage/event/${event.id}/tickets`
  const page = await signedIn(event.organizer)
  await breakChanges(page)

  const create = await openForm(page, `${tickets}?ticket=new`, 'Create ticket')
  await create.getByLabel('Title').fill('Balcony')
  await create.getByRole('button', { name: 'Create ticket' }).click()
  await expectRefusedForm(create, 'Unable to create ticket')
  await expect(create.getByLabel('Title')).toHaveValue('Balcony')

  const edit = await openForm(page, `${tickets}?ticket=${ticket?.id}`, 'Edit ticket')
  await edit.getByLabel('Title').fill('Guests')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expectRefusedForm(edit, 'Unable to update ticket')
})

// Specification: 8.save-question-failed
test('a question that cannot be saved shows an error, and keeps what was typed', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const id = await mintQuestion(event, { title: 'Diet', type: 'SINGLE_LINE', belongs_to: 'ORDER' })
  const questions = `/manage/event/${event.id}/questions`
  const page = await signedIn(event.organizer)
  await breakChanges(page)

  const create = await openForm(page, `${questions}?question=new`, 'Create question')
  await create.getByLabel('Question', { exact: true }).fill('Company')
  await create.getByRole('button', { name: 'Create question' }).click()
  await expectRefusedForm(create, 'Unable to create question')
  await expect(create.getByLabel('Question', { exact: true })).toHaveValue('Company')

  const edit = await openForm(page, `${questions}?question=${id}`, 'Edit question')
  await edit.getByLabel('Question', { exact: true }).fill('Diets')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expectRefusedForm(edit, 'Unable to update question')
})

// Specification: 8.send-message-failed
test('a message that cannot be sent shows an error, and keeps what was typed', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson('Greta', 'Guest'))
  const page = await signedIn(event.organizer)
  const form = await openForm(page, `/manage/event/${event.id}/messages?message=new`, 'New message')
  await form.getByLabel('Subject').fill('Doors open late')
  await form.getByRole('textbox', { name: 'Message' }).fill('At eight.')
  await form.getByLabel('This message is about the event and not promotional.').check()
  await breakChanges(page)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expectRefusedForm(form, 'Error sending the message')
  await expect(form.getByLabel('Subject')).toHaveValue('Doors open late')
})

// Specification: 8.page-load-error
test('a page that could not load its data shows an error, with the navigation in place', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500|unexpected error/)
  const { organizer } = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Guest list' }],
  })
  const page = await signedIn(organizer)
  await page.route(/\/api\/organizers\/[^/]+\/stats/, (route) => route.fulfill(broken))
  await page.goto(`/manage/organizer/${organizer.organizerId}/events`)
  await expect(page.getByRole('heading', { name: 'Page load error' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

// Specification: 2.screen-billing
test('the account’s billing says what the platform keeps of each payment', async ({ signedIn }) => {
  const { organizer } = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(organizer)
  await page.goto('/account/payment')
  await expect(page.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible()
  await expect(page.getByText('This platform takes no share of your payments.')).toBeVisible()
})

// Specification: 9.notifications
test('at most five notifications show at the bottom right, and disappear after four seconds', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Nico', 'Noted'))
  const page = await signedIn(event.organizer)
  await page.clock.install()
  await page.goto(`/manage/event/${event.id}/attendees?attendee=${order.attendees[0]?.short_id}`)
  const checkIn = page.getByRole('button', { name: 'Check in at Main gate' })
  await expect(checkIn).toBeVisible()
  await breakChanges(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const toasts = page.locator('[data-sonner-toast]')
  for (let count = 1; count <= 6; count += 1) {
    await checkIn.click()
    // The clock stands still except for these few milliseconds, in which the answer arrives and is shown.
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await toasts.count()).toBe(count)
      await expect(checkIn).toBeEnabled({ timeout: 100 })
    }).toPass()
  }
  const shown = page.locator('[data-sonner-toast][data-visible="true"]')
  await expect(shown).toHaveCount(5)
  await expect(shown.first()).toHaveAttribute('data-y-position', 'bottom')
  await expect(shown.first()).toHaveAttribute('data-x-position', 'right')
  await page.clock.runFor(5000)
  await expect(toasts).toHaveCount(0)
})

// Specification: 8.payment-unconfirmed
test('an unconfirmed payment says not to pay again, and is checked again on request', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat', price: 2000 }] })
  const order = await mintOrder(event, { Seat: 1 })
  await nameEverybody(order, mintPerson('Uma', 'Unconfirmed'))
  const shown = await new FoyerApi().get(`/public/orders/${order.short_id}`)
  await page.clock.install()
  await page.route(/\/payment-intent$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await route.fulfill({ json: { data: { outcome: 'UNCONFIRMED', order: shown } } })
  })
  await page.goto(order.step('payment_return'))
  const heading = page.getByText('We could not confirm your payment yet')
  await expect(async () => {
    await page.clock.runFor(8000)
    await expect(heading).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(page.getByText('If you finished paying, do not pay again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})
