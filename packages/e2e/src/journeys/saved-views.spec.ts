import { openFilter } from '../browser/open-filter.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

test('a view of a list is saved by a name, is there on another device, and is deleted', async ({
  signedIn,
}) => {
  test.setTimeout(120_000)
  const event = await mintEvent({ tickets: [{ title: 'Deck' }, { title: 'Cabin' }] })
  await nameEverybody(await mintOrder(event, { Deck: 1 }), mintPerson('Dora', 'Guest'))
  await nameEverybody(await mintOrder(event, { Cabin: 1 }), mintPerson('Cleo', 'Guest'))
  const attendees = `/manage/event/${event.id}/attendees`
  const desk = await signedIn(event.organizer)
  const rows = (page: typeof desk) => page.getByRole('row', { name: /Guest/ })
  await desk.goto(attendees)
  await expect(rows(desk)).toHaveCount(2)
  await openFilter(desk, 'Ticket')
  await desk.getByRole('checkbox', { name: 'Deck' }).check()
  await desk.keyboard.press('Escape')
  await expect(rows(desk)).toHaveCount(1)
  await expect(desk.getByText('1 attendee', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Views' }).click()
  await desk.getByLabel('Name of this view').fill('On deck')
  await desk.keyboard.press('Enter')
  await expect(desk.getByLabel('Name of this view')).toBeHidden()

  const other = await signedIn(event.organizer)
  await other.goto(attendees)
  await expect(rows(other)).toHaveCount(2)
  await other.getByRole('button', { name: 'Views' }).click()
  await expectGoodScreen(other, 'saved views')
  await other.setViewportSize({ width: 1280, height: 900 })
  await other.getByRole('link', { name: 'On deck' }).click()
  await expect(rows(other)).toHaveCount(1)
  await expect(other.getByRole('button', { name: 'Ticket: Deck' })).toBeVisible()

  await test.step('The list of orders has views of its own.', async () => {
    await other.goto(`/manage/event/${event.id}/orders`)
    await other.getByRole('button', { name: 'Views' }).click()
    await expect(other.getByText('Only you see it.')).toBeVisible()
  })

  await other.goto(attendees)
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('button', { name: 'Delete the view On deck' }).click()
  await expect(other.getByRole('link', { name: 'On deck' })).toBeHidden()
  expect(await event.organizer.api.get(`/users/me/views/${event.id}`)).toEqual([])
})
