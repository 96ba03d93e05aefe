import { chooseInSheet } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

// Specification: 4.attendee-cancelled
test('a ticket is cancelled after one confirmation, and reactivated', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 1 }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Cara', 'Cancelled'))
  const desk = await signedIn(event.organizer)
  const attendees = `/manage/event/${event.id}/attendees`
  await desk.goto(`${attendees}?attendee=${order.attendees[0]?.short_id}`)
  const sheet = desk.getByRole('dialog', { name: 'Cara Cancelled' })

  await chooseInSheet(sheet, 'Cancel ticket')
  const question = desk.getByRole('alertdialog', { name: 'Cancel the ticket for Cara Cancelled?' })
  await question.getByRole('button', { name: 'Keep ticket' }).click()
  await expect(sheet.getByText('Active', { exact: true })).toBeVisible()
  await chooseInSheet(sheet, 'Cancel ticket')
  await question.getByRole('button', { name: 'Cancel ticket' }).click()
  await expect(sheet.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectGoodScreen(desk, 'attendee sheet of a cancelled ticket')

  await sheet.getByRole('button', { name: 'Reactivate ticket' }).click()
  await expect(sheet.getByText('Active', { exact: true })).toBeVisible()
  await expect(desk.getByText('Ticket reactivated and sent')).toBeVisible()
})

test('a ticket cannot be reactivated after its place was sold, and the list says why', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Last seat', quantity_available: 1 }] })
  const order = await mintOrder(event, { 'Last seat': 1 })
  await nameEverybody(order, mintPerson('Lou', 'Last'))
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/attendees`)
  const menu = desk.getByRole('button', { name: /Lou Last/ })
  await menu.click()
  await desk.getByRole('menuitem', { name: 'Cancel ticket' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel ticket' }).click()
  await expect(desk.getByText('Ticket cancelled')).toBeVisible()
  await nameEverybody(await mintOrder(event, { 'Last seat': 1 }), mintPerson('Nora', 'Next'))

  await menu.click()
  await desk.getByRole('menuitem', { name: 'Reactivate ticket' }).click()
  await expect(desk.getByText('These tickets are sold out.')).toBeVisible()
})
