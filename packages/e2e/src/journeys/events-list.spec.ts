import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 2.route-events 2.screen-events-list 4.event-actions
test('events are searched, sorted, archived and restored from the list, which shows how they sell', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer()
  const tickets = [{ title: 'Standing', quantity_available: 40 }]
  const zebra = await mintEvent({ organizer, title: 'Zebra crossing', tickets })
  await mintEvent({ organizer, title: 'Aurora', tickets })
  await nameEverybody(await mintOrder(zebra, { Standing: 3 }), mintPerson('Greta', 'Guest'))
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  const cards = page.getByRole('list', { name: 'Events' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: 'Zebra crossing' })).toContainText('3 of 40 sold')

  await page.getByLabel('Sort by').selectOption({ label: 'Title A to Z' })
  await expect(cards.first()).toContainText('Aurora')
  await page.getByLabel('Sort by').selectOption({ label: 'Title Z to A' })
  await expect(cards.first()).toContainText('Zebra crossing')
  await page.reload()
  await expect(cards.first()).toContainText('Zebra crossing')
  await page.getByRole('searchbox', { name: 'Search events' }).fill('auro')
  await expect(cards).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nothing of the kind')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(cards).toHaveCount(2)

  const archive = async () => {
    await chooseAction(page, 'Aurora', 'Archive event')
    await page.getByRole('button', { name: 'Archive event' }).click()
    await expect(cards).toHaveCount(1)
  }
  await archive()
  const told = page.getByRole('listitem').filter({ hasText: 'The event is archived' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(cards.filter({ hasText: 'Aurora' })).toContainText('On sale')
  await archive()
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(cards).toContainText(['Aurora'])
  await expectGoodScreen(page, 'archived events')
  await chooseAction(page, 'Aurora', 'Restore as draft')
  await expect(page.getByText('No archived events')).toBeVisible()
  await page.getByRole('link', { name: 'Upcoming', exact: true }).click()
  await expect(cards.filter({ hasText: 'Aurora' })).toContainText('Draft')
})

// Specification: 4.event-actions
test('the list says what an event that is not ready needs, and a ready one goes live with the keyboard', async ({
  signedIn,
}) => {
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
