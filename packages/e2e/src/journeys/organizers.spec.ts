import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { drawLogo } from '../browser/draw-logo.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintEmail, mintOrganizer } from '../organizer/mint-organizer.ts'
import { setUpFirstEvent, signUp } from '../organizer/organizer-screens.ts'

// Specification: 2.route-organizer-events 2.route-welcome 2.screen-organizer-settings
test('the welcome screen creates the first organizer, and a second one gets a logo and a public page and is deleted', async ({
  page,
}) => {
  await signUp(page, mintEmail('welcome'))
  await setUpFirstEvent(page, { organizer: 'River Hall', title: 'River night', ticket: 'Entry' })

  await page.goto('/manage/organizers')
  await expect(page.getByRole('link', { name: 'River Hall' }).last()).toBeVisible()
  await page.getByRole('link', { name: 'Create organizer' }).click()
  await page.getByLabel('Name').fill('Harbour & Sons')
  await page.getByLabel('Contact email').fill('secret@harbour.example')
  await openRow(page.getByRole('dialog'), 'Website')
  await page.getByLabel('Website').fill('https://harbour.example')
  await page.locator('input[type="file"]').setInputFiles(drawLogo(240))
  await expect(page.getByRole('button', { name: 'Replace image: Logo' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Create organizer' }).click()

  await expect(page.getByRole('heading', { name: 'Harbour & Sons', level: 1 })).toBeVisible()
  await expect(page.locator('[data-slot="avatar"] img[src^="/media/og_"]').first()).toBeAttached()
  await expect(page.getByText('No events yet')).toBeVisible()
  await page.getByRole('link', { name: 'Ended' }).click()
  await expect(page.getByText('No events have ended')).toBeVisible()
  await page.getByLabel('Organizer', { exact: true }).selectOption({ label: 'River Hall' })
  await expect(page.getByRole('heading', { name: 'River Hall', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/events\/ended$/)

  await page.goto('/manage/organizers')
  const href = await publicPageOf(page, 'Harbour & Sons')
  await page.goto(href)
  await expect(page.getByRole('heading', { name: 'Harbour & Sons', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing is planned right now')).toBeVisible()
  await expect(page.locator('main img')).toBeVisible()
  expect(await page.content()).not.toContain('secret@harbour.example')

  await page.goto('/manage/organizers')
  await chooseAction(page, 'Harbour & Sons', 'Delete organizer')
  await page.getByRole('button', { name: 'Delete organizer' }).click()
  await expect(page.getByText('Organizer deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Harbour & Sons' })).toHaveCount(0)
  // The edge may keep the page for a few seconds.
  await expect.poll(async () => (await page.request.get(href)).status()).toBe(404)
})

// Specification: 2.screen-organizer-settings
test('an organizer with events has a public page and cannot be deleted', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const organizer = await mintOrganizer()
  const event = await mintEvent({ organizer, tickets: [{ title: 'Standing', price: 2400 }] })
  const page = await signedIn(organizer)

  await page.goto(event.page)
  await page.getByRole('link', { name: 'Harbour Concerts' }).click()
  await expect(page).toHaveURL(/\/o\/og_\w+\/harbour-concerts$/)
  await expect(page.getByText('From €24.00')).toBeVisible()
  await expect(page.locator('script[type="module"]')).toHaveCount(0)
  await expectGoodScreen(page, 'organizer page')
  await page.getByRole('link', { name: event.title }).click()
  await expect(page).toHaveURL(new RegExp(`${event.page}$`))

  await page.goto(`/manage/organizer/${organizer.organizerId}/events`)
  await expect(page.getByText('Upcoming events')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete organizer' }).click()
  await page.getByRole('button', { name: 'Delete organizer' }).click()
  await expect(
    page.getByText('This organizer has events. Move them to another organizer first.'),
  ).toBeVisible()
  await expectGoodScreen(page, 'events of an organizer')
  await page.goto('/manage/organizers')
  await expect(page.getByText('1 event', { exact: true })).toBeVisible()
  await expectGoodScreen(page, 'organizers')
})

/** Where the row's menu leads to. */
async function publicPageOf(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  const href = await page.getByRole('menuitem', { name: 'Open the public page' }).getAttribute('href')
  await page.keyboard.press('Escape')
  if (!href) throw new Error(`${name} has no public page.`)
  return href
}
