import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'

const venue = 'The Lantern Room 218 Harbor Row, New York, NY 10013, United States'

interface Settings {
  location: Record<string, string>
}

/** The only event of an organizer, with its settings. */
async function madeEvent({ api }: Organizer) {
  const [event] = await api.get<{ id: string; timezone: string; currency: string }[]>('/events')
  const settings = await api.get<Settings>(`/events/${event?.id}/settings`)
  return { ...event, ...settings }
}

async function openCreation(page: Page): Promise<void> {
  await page.goto('/manage/events/new')
  await page.getByLabel(/^Title/).fill('Poetry by lantern')
  await page.getByLabel(/^Starts/).fill(`${new Date().getFullYear() + 1}-06-18`)
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a venue that is found fills in the whole address of a new event, with its time zone and currency', {
      tag: name === 'desk' ? '@gate' : [],
    }, async ({ signedIn }) => {
      const organizer = await mintOrganizer()
      const page = await signedIn(organizer)
      await watchShifts(page)
      await openCreation(page)
      await page.getByLabel(/^City/).fill('lantern')
      const list = page.getByRole('listbox', { name: 'Places and cities' })
      await expect(list.getByRole('option')).toHaveText([/^The Lantern Room/])
      await list.getByRole('option', { name: venue }).click()
      await expect(page.getByLabel(/^City/)).toHaveValue('New York')
      await expect(page.getByLabel(/^Venue/)).toHaveValue('The Lantern Room')
      await expectStill(page, 'a place that is found', 0.02)
      await page.getByRole('button', { name: 'Create event' }).click()
      await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
      expect(await madeEvent(organizer)).toMatchObject({
        ...{ timezone: 'America/New_York', currency: 'USD' },
        location: {
          ...{ venue_name: 'The Lantern Room', address_line_1: '218 Harbor Row', city: 'New York' },
          ...{ state_or_region: 'NY', zip_or_postal_code: '10013', country: 'US' },
        },
      })
    })
  })

// What the list does is in web's find-a-place.screen.test.ts.
test('a list of places and cities fits on phones and desks, and can be read', async ({ signedIn }) => {
  const page = await signedIn(await mintOrganizer())
  await openCreation(page)
  await page.getByLabel(/^City/).fill('halle')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Halle Morgenrot/)
  await expectGoodScreen(page, 'a list of places and cities')
})
