import { holdBack } from '../browser/hold-back.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

/** Creates a guest of a free event, and answers the address of their sheet. */
async function mintGuest(event: MintedEvent, first_name: string) {
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson(first_name, 'Guest'))
  const [{ short_id } = { short_id: '' }] = order.attendees
  const path = `/manage/event/${event.id}/attendees?attendee=${short_id}`
  return { order, short_id, path, name: `${first_name} Guest` }
}

test('a notification’s undo is reached with the keyboard from an open sheet, and the sheet stays open', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const guest = await mintGuest(event, 'Kay')
  const desk = await signedIn(event.organizer)
  await desk.goto(guest.path)
  const sheet = desk.getByRole('dialog', { name: guest.name })
  const admit = sheet.getByRole('button', { name: 'Check in at Main gate' })
  await tabTo(desk, admit)
  await desk.keyboard.press('Enter')
  const toasts = desk.getByRole('region', { name: /^Notifications alt\+T/ })
  await expect(toasts.getByText('Checked in')).toBeVisible()
  await expect(toasts).toContainText('Press Alt+T to reach the button.')

  await desk.keyboard.press('Alt+t')
  await desk.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Undo check-in at Main gate' })).toBeFocused()

  await desk.keyboard.press('Alt+t')
  await tabTo(desk, toasts.getByRole('button', { name: 'Undo' }))
  await desk.keyboard.press('Enter')
  await expect(toasts.getByText('Check-in undone')).toBeVisible()
  await expect(admit).toBeVisible()
  await tabTo(desk, admit)
})

test('a check-in shows at once, and is reverted with the reason when it is refused', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const guest = await mintGuest(event, 'Rosa')
  const desk = await signedIn(event.organizer)
  await desk.goto(guest.path)
  const sheet = desk.getByRole('dialog', { name: guest.name })
  const admit = sheet.getByRole('button', { name: 'Check in at Main gate' })
  await expect(admit).toBeVisible()
  const letGo = await holdBack(desk, /\/check-ins$/)
  await event.organizer.api.post(`/events/${event.id}/attendees/${guest.short_id}/cancel`, {})
  await admit.click()
  await expect(sheet.getByRole('button', { name: 'Undo check-in at Main gate' })).toBeVisible()
  await letGo()
  await expect(desk.getByText('This ticket was cancelled.')).toBeVisible()
  await expect(sheet.getByText('Not checked in')).toBeVisible()
  await expect(sheet.getByText('Cancelled')).toBeVisible()
})

test('a reactivated ticket shows as active at once, and is cancelled again when none is left', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 1 }] })
  const guest = await mintGuest(event, 'Lou')
  await event.organizer.api.post(`/events/${event.id}/attendees/${guest.short_id}/cancel`, {})
  await mintGuest(event, 'Next')
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/attendees`)
  const row = desk.getByRole('row', { name: guest.name })
  await expect(row).toContainText('Cancelled')
  const letGo = await holdBack(desk, /\/reactivate$/)
  await row.getByRole('button', { name: `Actions for ${guest.name}` }).click()
  await desk.getByRole('menuitem', { name: 'Reactivate ticket' }).click()
  await expect(row).toContainText('Active')
  await letGo()
  await expect(desk.getByText('These tickets are sold out.')).toBeVisible()
  await expect(row).toContainText('Cancelled')
})

test('saved details of an attendee and notes of an order can be undone, and a refused undo says why', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const guest = await mintGuest(event, 'Uma')
  const desk = await signedIn(event.organizer)
  const undo = desk.getByRole('button', { name: 'Undo', exact: true })
  await desk.goto(guest.path)
  await desk.getByRole('dialog').getByLabel('First name').fill('Una')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByRole('dialog', { name: 'Una Guest' })).toBeVisible()
  await undo.click()
  await expect(desk.getByRole('dialog', { name: guest.name })).toBeVisible()
  await expect(desk.getByRole('dialog').getByLabel('First name')).toHaveValue('Uma')

  await desk.goto(`/manage/event/${event.id}/orders?order=${guest.order.short_id}`)
  await desk.getByLabel('Notes').fill('Pays cash.')
  await desk.getByRole('button', { name: 'Save notes' }).click()
  await expect(desk.getByText('Notes saved')).toBeVisible()
  const gone = { status: 404, json: { code: 'order.not_found', message: 'This order does not exist.' } }
  await desk.route(new RegExp(`/orders/${guest.order.short_id}$`), (route) => route.fulfill(gone))
  await undo.click()
  await expect(desk.getByText('It could not be undone')).toBeVisible()
  await expect(desk.getByLabel('Notes')).toHaveValue('Pays cash.')
})
