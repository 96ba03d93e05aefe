import { breakChanges, broken, expectFailure } from '../browser/break-changes.ts'
import { chooseAction, chooseInSheet } from '../browser/choose-action.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

async function mintGuest(event: MintedEvent) {
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Faye', 'Failed'))
  return order
}

// Specification: 8.cancel-attendee-failed 8.export-attendees-failed 8.resend-failed 8.unable-to-check-in
test('a failed change of an attendee says what was not done, and nothing changes', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const order = await mintGuest(event)
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/attendees`)
  await expect(page.getByRole('link', { name: 'Faye Failed' })).toBeVisible()
  await breakChanges(page)

  await chooseAction(page, 'Faye Failed', 'Send ticket again')
  await expectFailure(page, 'Failed to resend the ticket email')
  await page.reload()

  await chooseAction(page, 'Faye Failed', 'Cancel ticket')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel ticket' }).click()
  await expectFailure(page, 'Failed to cancel the attendee')

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  await expectFailure(page, 'Failed to export attendees')

  await page.goto(`/manage/event/${event.id}/attendees?attendee=${order.attendees[0]?.short_id}`)
  const sheet = page.getByRole('dialog', { name: 'Faye Failed' })
  await sheet.getByRole('button', { name: 'Check in at Main gate' }).click()
  await expectFailure(page, 'Unable to check in or check out the attendee')
  await expect(sheet.getByText('Active', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Not checked in')).toBeVisible()
})

// Specification: 8.cancel-order-failed 8.export-orders-failed 8.unexpected
test('a failed change of an order says what was not done, and nothing changes', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const { reference } = await mintGuest(event)
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/orders`)
  const row = page.getByRole('link', { name: reference })
  await expect(row).toBeVisible()
  await breakChanges(page)

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  await expectFailure(page, 'Failed to export orders')

  await row.click()
  const sheet = page.getByRole('dialog', { name: new RegExp(reference) })
  await chooseInSheet(sheet, 'Cancel order')
  const question = page.getByRole('dialog', { name: /^Cancel order/ })
  await question.getByRole('button', { name: /^Cancel order/ }).click()
  const alert = question.getByRole('alert').filter({ hasText: 'Failed to cancel the order' })
  await expect(alert).toContainText('An unexpected error occurred. Please try again.')
})

// Specification: 8.status-failed
test('a failed change of an event’s status shows an error, and the event stays as it was', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Stubborn',
    tickets: [{ title: 'Guest list' }],
  })
  const page = await signedIn(event.organizer)
  await page.goto('/manage/events')
  await expect(page.getByRole('link', { name: 'Stubborn' })).toBeVisible()
  await breakChanges(page)
  await chooseAction(page, 'Stubborn', 'Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expectFailure(page, 'Event status update failed')
})

// Specification: 8.delete-message-failed
test('a message that cannot be deleted shows an error, and stays', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintGuest(event)
  await event.organizer.api.post(`/events/${event.id}/messages`, {
    subject: 'Doors open late',
    content: '<p>At eight.</p>',
    recipient_group: 'EVERYONE',
    is_event_related: true,
  })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/messages`)
  await expect(page.getByRole('link', { name: 'Doors open late' })).toBeVisible()
  await breakChanges(page)
  await chooseAction(page, 'Doors open late', 'Delete')
  await page.getByRole('button', { name: 'Delete message' }).click()
  await expectFailure(page, 'Failed to delete the message')
  await expect(page.getByRole('link', { name: 'Doors open late' })).toBeVisible()
})

// Specification: 8.restart-checkout
test('a checkout that does not load offers to try again and to restart', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  const orders = new RegExp(`/api/public/orders/${order.short_id}`)
  await page.route(orders, (route) => route.fulfill(broken))
  await page.route(order.step('details'), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"order":\{.*\},"ticket"/s, '"order":null,"ticket"')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(order.step('details'))
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible()
  await expect(page.getByText('Try again, or restart the checkout process.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
    'href',
    new RegExp(`/e/${event.id}`),
  )
  await page.unroute(orders)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /Continue|Complete|Get/ }).first()).toBeVisible()
})

// Specification: 8.order-gone
test('a link to an order that is gone shows an error and leads back to the event', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(`/checkout/${event.id}/gonegonegonegonegonegone/summary`)
  await expect(page.getByRole('heading', { name: 'This order no longer exists' })).toBeVisible()
  await expect(page.getByText('This order page is no longer available.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
})
