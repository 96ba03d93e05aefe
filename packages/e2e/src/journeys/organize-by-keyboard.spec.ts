import type { Locator, Page } from '@playwright/test'
import { expectVerdict } from '../door/door.ts'
import { admittedAt, mintDoor, mintGuests } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

async function press(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

// Specification: 2.route-events 2.route-event-getting-started
test('a keyboard is enough from the list of events to an event that is live', async ({ signedIn }) => {
  const title = 'Harbour lights'
  const page = await signedIn(await mintOrganizer({ isConnected: false }))
  await page.goto('/manage/events')
  await press(page, page.getByRole('link', { name: 'Create event' }).first())
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await tabTo(page, page.getByLabel('Starts'))
  await page.keyboard.type(`0618${new Date().getFullYear() + 1}`)
  await tabTo(page, page.getByLabel('City'))
  await page.keyboard.type('Lisb')
  await expect(page.getByRole('option', { name: 'Lisbon Portugal' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Create event' }))
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Go live' }))
  const question = page.getByRole('dialog', { name: 'Go live?' })
  await press(page, question.getByRole('button', { name: 'Go live' }))
  const done = page.getByRole('dialog', { name: `“${title}” is live` })
  await expect(done).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(done).toBeHidden()
  await press(page, page.getByRole('link', { name: 'View event page' }))
})

// Specification: 2.route-check-in 8.already-scanned
test('a keyboard is enough at the door, from its link to a guest who is in', async ({
  page,
  consoleWatch,
}) => {
  // The second scan of a ticket is refused.
  consoleWatch.expect(/409.*check-ins/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada } = await mintGuests(event, link, ['Ada', 'Ben'])
  await page.goto(`/check-in/${link}`)
  const code = page.getByLabel('Ticket code')
  const verdict = page.locator('[data-slot="verdict"]')
  await tabTo(page, code)
  await page.keyboard.type(Ada)
  await page.keyboard.press('Enter')
  await expectVerdict(page, 'admitted', /Ada Guest/)
  await test.step('the next guest’s code is typed without another press of Tab', async () => {
    await expect(verdict).toBeHidden()
    await expect(code).toBeFocused()
    await page.keyboard.type(Ada)
    await page.keyboard.press('Enter')
    await expectVerdict(page, 'already', /Ada Guest/)
    await expect(verdict).toBeHidden()
  })
  await test.step('a guest without a code is found by name', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Scan' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, page.getByLabel('Search attendees'))
    await page.keyboard.type('Ben')
    await press(page, page.getByRole('button', { name: 'Check in Ben Guest' }))
    await expectVerdict(page, 'admitted', /Ben Guest/)
  })
  await expect.poll(() => admittedAt(link)).toEqual(['Ada', 'Ben'])
})
