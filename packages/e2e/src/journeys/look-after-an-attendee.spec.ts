import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'

// Specification: 2.route-event-attendees
test('an attendee is added manually with the keyboard, and the last ticket is sold only once', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Last seat', price: 2000, quantity_available: 1 }] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/attendees`)
  await tabTo(desk, desk.getByRole('link', { name: 'Create attendee' }))
  await desk.keyboard.press('Enter')
  const form = desk.getByRole('dialog', { name: 'Create attendee' })
  const email = mintEmail('hanna')
  await tabTo(desk, form.getByLabel('Price paid'))
  await desk.keyboard.type('12.50')
  await tabTo(desk, form.getByLabel('First name'))
  await desk.keyboard.type('Hanna')
  await tabTo(desk, form.getByLabel('Last name'))
  await desk.keyboard.type('Hand')
  await tabTo(desk, form.getByLabel('Email'))
  await desk.keyboard.type(email)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog', { name: 'Hanna Hand' })).toBeVisible()
  await mailTo(email, /order|ticket/i)
  const [order] = await event.organizer.api.get<{ total: number; source: string }[]>(
    `/events/${event.id}/orders`,
  )
  expect(order).toMatchObject({ total: 1250, source: 'MANUAL' })

  await desk.goto(`/manage/event/${event.id}/attendees?attendee=new`)
  await form.getByLabel('First name').fill('Sol')
  await form.getByLabel('Email').fill(mintEmail('sol'))
  await form.getByRole('button', { name: 'Create attendee' }).click()
  await expect(form.getByLabel('Ticket', { exact: true })).toHaveAccessibleDescription(
    'These tickets are sold out.',
  )
  await expect(form.getByLabel('First name')).toHaveValue('Sol')
  await expectGoodScreen(desk, 'attendee by hand, sold out')
})

// Specification: 5.ticket-before-attendee
test('without a ticket no attendee can be added, and the screen leads to creating one', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [] })
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/attendees?attendee=new`)
  const sheet = desk.getByRole('dialog', { name: 'Create attendee' })
  await expect(sheet.getByText('Create a ticket first')).toBeVisible()
  await sheet.getByRole('link', { name: 'Create ticket' }).click()
  await expect(desk.getByRole('dialog', { name: 'Create ticket' })).toBeVisible()
})

test('an attendee is checked in on the attendee screen, that is undone, and a cancelled ticket is reactivated from its notification', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Chris', 'Checked'))
  const desk = await signedIn(event.organizer)
  const attendees = `/manage/event/${event.id}/attendees`
  await desk.goto(`${attendees}?attendee=${order.attendees[0]?.short_id}`)
  const sheet = desk.getByRole('dialog', { name: 'Chris Checked' })
  await sheet.getByRole('button', { name: 'Check in at Main gate' }).click()
  await expect(sheet.getByRole('button', { name: 'Undo check-in at Main gate' })).toBeVisible()
  await desk.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Check in at Main gate' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Check in at Main gate' }).click()
  await expect(sheet.getByRole('button', { name: 'Undo check-in at Main gate' })).toBeVisible()

  await sheet.getByLabel('Notes').fill('Needs the ramp.')
  await sheet.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    sheet.getByText(/^Only your team sees these notes\. Changed by Olga Organizer, /),
  ).toBeVisible()

  await desk.goto(`${attendees}?filter_fields[checked_in][eq]=YES`)
  await expect(desk.getByRole('link', { name: 'Chris Checked' })).toBeVisible()
  await chooseAction(desk, 'Chris Checked', 'Cancel ticket')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel ticket' }).click()
  await desk.getByRole('button', { name: 'Reactivate ticket' }).click()
  await expect(desk.getByText('Ticket reactivated and sent')).toBeVisible()
})
