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
  const cards = page.getByRole('main').getByRole('article')
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

// Specification: 2.route-events 2.screen-events-list
test('events stand in sections, and the switcher finds them in the same order, with their dates', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer()
  const tickets = [{ title: 'Standing' }]
  const near = await mintEvent({ organizer, title: 'Near', tickets })
  await mintEvent({ organizer, title: 'Idea', tickets: [] })
  const now = await mintEvent({ organizer, title: 'Now', tickets })
  const [hourAgo, inAnHour] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  await organizer.api.patch(`/events/${now.id}`, { start_date: hourAgo, end_date: inAnHour })
  const over = await mintEvent({ organizer, title: 'Over', tickets })
  const past = { start_date: '2026-01-01T18:00:00Z', end_date: '2026-01-01T20:00:00Z' }
  await organizer.api.patch(`/events/${over.id}`, past)
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText(['Happening now', 'Next', 'Drafts', 'Past'])
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Now', 'Near', 'Idea', 'Over'])
  await expectGoodScreen(page, 'events in sections')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/manage/event/${near.id}/dashboard`)
  await page.getByRole('button', { name: 'Switch event' }).click()
  const choice = page.getByRole('dialog', { name: 'Switch event' })
  const options = choice.getByRole('option')
  await expect(options).toHaveCount(4)
  await expect(options.first()).toContainText('Now')
  await expect(options.last()).toContainText('Jan 1')
  await expectGoodScreen(page, 'switching events')
  await page.keyboard.type('ide')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Idea', level: 1 })).toBeVisible()
})
