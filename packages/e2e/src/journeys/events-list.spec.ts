import { chooseAction } from '../browser/choose-action.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 4.event-actions
test('the list says what an event that is not ready needs, and a ready one goes live with the keyboard', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const event = await mintEvent({ organizer, title: 'Second thoughts', tickets: [{ title: 'Standing' }] })
  await organizer.api.put(`/events/${event.id}/status`, { status: 'DRAFT' })
  const bare = await mintEvent({ organizer, title: 'Not ready', tickets: [] })
  await organizer.api.put(`/events/${bare.id}/status`, { status: 'DRAFT' })
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await chooseAction(page, 'Not ready', 'Go live')
  await expect(page.getByText('There is no ticket yet that buyers can get.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Actions for Second thoughts' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Go live' }).press('Enter')
  await page.getByRole('dialog', { name: 'Go live?' }).getByRole('button', { name: 'Go live' }).press('Enter')
  await expect(page.getByText('The event is live')).toBeVisible()
})
