import { openFilter } from '../browser/open-filter.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const phone = { width: 390, height: 844 }

// The walk over all screens opens addresses. These have none.
test('what people choose and open on lists passes axe and fits every width', async ({ signedIn }) => {
  test.slow()
  const organizer = await mintOrganizer()
  const event = await mintEvent({ organizer, title: 'Harbour lights', tickets: [{ title: 'Deck' }] })
  await mintEvent({ organizer, title: 'Idea', tickets: [] })
  const past = await mintEvent({ organizer, title: 'Past', tickets: [] })
  await organizer.api.put(`/events/${past.id}/status`, { status: 'ARCHIVED' })
  for (const name of ['Ada', 'Bea'])
    await nameEverybody(await mintOrder(event, { Deck: 1 }), mintPerson(name, 'Guest'))
  const page = await signedIn(organizer)
  const of = (section: string) => `/manage/event/${event.id}/${section}`
  const bar = page.getByRole('region', { name: 'Chosen rows' })

  await page.goto(of('attendees'))
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await expect(bar).toContainText('2 chosen')
  await expectGoodScreen(page, 'attendees with chosen rows')
  await page.setViewportSize(phone)
  await page.goto(of('attendees'))
  await openFilter(page, 'Ticket')
  await page.getByRole('checkbox', { name: 'Deck' }).check()
  await expectGoodScreen(page, 'filters of attendees on a phone')

  await page.setViewportSize(phone)
  await page.goto(of('orders'))
  const row = await page.getByText('Ada Guest').boundingBox()
  const hint = await page.getByRole('region', { name: 'Hint' }).boundingBox()
  expect(hint?.y, 'on a phone the hint follows the rows').toBeGreaterThan(row?.y ?? Number.POSITIVE_INFINITY)
  for (const row of await page.getByRole('checkbox', { name: /^Choose O-/ }).all()) await row.check()
  await expectGoodScreen(page, 'orders with chosen rows on a phone')
  await page.setViewportSize(phone)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel orders' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel 2 orders?' })).toBeVisible()
  await expectGoodScreen(page, 'question before free orders are cancelled')
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Message' }).click()
  await expect(page.getByRole('list', { name: 'Chosen' }).getByText('Guest')).toHaveCount(2)
  await expectGoodScreen(page, 'message to the buyers of chosen orders')

  const menu = page.getByRole('dialog', { name: 'Go to' })
  await page.goto(of('dashboard'))
  await page.getByRole('button', { name: /^Go to …/ }).click()
  await expect(menu.getByRole('option', { name: 'Tickets' })).toBeVisible()
  await expectGoodScreen(page, 'command menu')
  await menu.getByRole('combobox').fill('ada')
  await expect(menu.getByRole('option', { name: /A-.* Deck/ })).toBeVisible()
  await expectGoodScreen(page, 'command menu with people')
  await menu.getByRole('combobox').fill('zzzz')
  await expect(menu.getByText('No matches. Try fewer letters.')).toBeVisible()
  await expectGoodScreen(page, 'command menu without a match')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Switch event' }).click()
  await expect(page.getByRole('dialog', { name: 'Switch event' }).getByRole('option')).toHaveCount(2)
  await expectGoodScreen(page, 'switching events')

  await page.goto('/manage/events')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Next', 'Drafts'])
  await expectGoodScreen(page, 'events in sections')
  await page.goto('/manage/events/archived')
  await expect(page.getByRole('article')).toContainText(['Past'])
  await expectGoodScreen(page, 'archived events')
})
