import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 1.features-duplicate
test('an event is duplicated with the chosen parts, and without sales', { tag: '@gate' }, async ({
  signedIn,
}) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Harbour lights',
    tickets: [{ title: 'Deck' }, { title: 'Cabin' }],
  })
  const { api } = event.organizer
  await api.post(`/events/${event.id}/promo-codes`, { code: 'EARLY', discount_type: 'NONE' })
  await api.post(`/events/${event.id}/check-in-lists`, { name: 'Gangway' })
  await nameEverybody(await mintOrder(event, { Deck: 2 }), mintPerson('Greta', 'Guest'))
  const page = await signedIn(event.organizer)
  await page.goto('/manage/events')
  await chooseAction(page, 'Harbour lights', 'Duplicate')
  const form = page.getByRole('dialog', { name: 'Duplicate event' })
  await expect(form.getByLabel('Title')).toHaveValue('Harbour lights')

  await openRow(form, 'What to copy Everything except sales')
  await form.getByRole('checkbox', { name: 'Tickets' }).uncheck()
  await expect(form.getByText('Requires the tickets.').first()).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'Check-in lists' })).toBeDisabled()
  await form.getByRole('checkbox', { name: 'Tickets' }).check()
  await form.getByRole('checkbox', { name: 'Check-in lists' }).uncheck()
  await expectGoodScreen(page, 'duplicate event')

  await form.getByLabel('Title').fill('')
  await form.getByRole('button', { name: 'Duplicate event' }).click()
  await expect(form.getByText('Enter a title.')).toBeVisible()
  await form.getByLabel('Title').fill('Harbour lights, again')
  await form.getByRole('button', { name: 'Duplicate event' }).click()

  await expect(page.getByRole('heading', { name: 'Harbour lights, again', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 100 sold')).toHaveCount(2)
  const copy = page.url().match(/ev_\w+/)?.[0]
  expect(copy).not.toBe(event.id)
  const codes = await api.get<{ code: string; times_used: number }[]>(`/events/${copy}/promo-codes`)
  expect(codes).toMatchObject([{ code: 'EARLY', times_used: 0 }])
  expect(await api.get(`/events/${copy}/check-in-lists`)).toEqual([])
  await page.goto(`/manage/event/${event.id}/dashboard`)
  await expect(page.getByText('2 of 100 sold')).toBeVisible()
})
