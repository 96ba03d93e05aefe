import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
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
