import type { Locator, Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const wide = { viewport: { width: 1440, height: 900 } }
const people = ['Anna', 'Berta', 'Cora'].map((name) => mintPerson(name, 'Crowd'))

async function mintCrowd() {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 3 }] })
  for (const person of people) await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), person)
  return event
}

/** Opens the list of people, and answers the bar of actions for those that are chosen. */
async function openAttendees(desk: Page, { id }: MintedEvent): Promise<Locator> {
  await desk.goto(`/manage/event/${id}/attendees`)
  return desk.getByRole('region', { name: 'Chosen rows' })
}

test('several tickets are cancelled at once after one question, and all of them come back with Undo', async ({
  signedIn,
}) => {
  const event = await mintCrowd()
  const desk = await signedIn(event.organizer, wide)
  const bar = await openAttendees(desk, event)
  await desk.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await expect(bar).toContainText('3 chosen')
  await desk.getByRole('checkbox', { name: 'Choose Berta Crowd' }).uncheck()
  await expect(bar).toContainText('2 chosen')
  await expectGoodScreen(desk, 'attendees with chosen rows')
  await bar.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Cancel tickets' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Cancel 2 tickets?' })
  await question.getByRole('button', { name: 'Cancel tickets' }).click()
  await expect(desk.getByText('2 tickets cancelled')).toBeVisible()
  await expect(bar).toBeHidden()
  const statuses = async () => {
    const rows = await event.organizer.api.get<{ first_name: string; status: string }[]>(
      `/events/${event.id}/attendees`,
    )
    return Object.fromEntries(rows.map(({ first_name, status }) => [first_name, status]))
  }
  expect(await statuses()).toEqual({ Anna: 'CANCELLED', Berta: 'ACTIVE', Cora: 'CANCELLED' })
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByText('Undone')).toBeVisible()
  expect(await statuses()).toEqual({ Anna: 'ACTIVE', Berta: 'ACTIVE', Cora: 'ACTIVE' })
})

test('on a phone, the confirmations of chosen orders are sent again', async ({ signedIn }) => {
  const event = await mintCrowd()
  const desk = await signedIn(event.organizer, { viewport: { width: 390, height: 844 } })
  const sent: string[] = []
  desk.on('request', (request) => {
    if (request.url().endsWith('/resend-confirmation')) sent.push(request.url())
  })
  await desk.goto(`/manage/event/${event.id}/orders`)
  const rows = desk.getByRole('checkbox', { name: /^Choose O-/ })
  await rows.nth(0).check()
  await rows.nth(1).check()
  await expectGoodScreen(desk, 'orders with chosen rows on a phone')
  await desk
    .getByRole('region', { name: 'Chosen rows' })
    .getByRole('button', { name: 'More actions' })
    .click()
  await desk.getByRole('menuitem', { name: 'Send confirmations again' }).click()
  await expect(desk.getByText('2 confirmations sent')).toBeVisible()
  expect([sent.length, new Set(sent).size]).toEqual([2, 2])
})

test('by keyboard alone, several people are checked in at the open door, and out again with Undo', async ({
  signedIn,
}) => {
  const event = await mintCrowd()
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const desk = await signedIn(event.organizer, wide)
  const bar = await openAttendees(desk, event)
  for (const name of ['Anna', 'Cora']) {
    await tabTo(desk, desk.getByRole('checkbox', { name: `Choose ${name} Crowd` }))
    await desk.keyboard.press('Space')
  }
  await expect(bar).toContainText('2 chosen')
  await tabTo(desk, bar.getByRole('button', { name: 'Check in' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('2 people checked in')).toBeVisible()
  await expect(bar).toBeHidden()
  const inside = () => desk.getByRole('row', { name: /Crowd/ }).filter({ hasNotText: 'Not yet' })
  await expect(inside()).toHaveCount(2)
  await desk.keyboard.press('Alt+t')
  await tabTo(desk, desk.getByRole('button', { name: 'Undo' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Undone')).toBeVisible()
  await expect(inside()).toHaveCount(0)
})

test('a message is written to the chosen people, and a file has only the chosen rows', async ({
  signedIn,
}) => {
  const event = await mintCrowd()
  const desk = await signedIn(event.organizer, wide)
  const bar = await openAttendees(desk, event)
  await desk.getByRole('checkbox', { name: 'Choose Anna Crowd' }).check()
  await desk.getByRole('checkbox', { name: 'Choose Berta Crowd' }).check()
  await bar.getByRole('button', { name: 'More actions' }).click()
  const asked = desk.waitForRequest(
    (request) => request.method() === 'POST' && /exports$/.test(request.url()),
  )
  await desk.getByRole('menuitem', { name: 'Export as CSV file' }).click()
  expect((await asked).postDataJSON().short_ids).toHaveLength(2)
  await expect(desk.getByText('Attendees exported')).toBeVisible({ timeout: 40_000 })
  await desk.getByRole('button', { name: 'Dismiss' }).click()
  await bar.getByRole('link', { name: 'Message' }).click()
  const form = desk.getByRole('dialog', { name: 'New message' })
  await expect(form.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(2)
  await form.getByLabel('Subject').fill('Doors open at seven')
  await form.getByRole('textbox', { name: 'Message' }).fill('See you there.')
  await form.getByLabel('This message is about the event and not promotional.').check()
  await form.getByRole('button', { name: 'Send message' }).click()
  await mailTo(people[0]?.email ?? '', 'Doors open at seven')
  await mailTo(people[1]?.email ?? '', 'Doors open at seven')
})
