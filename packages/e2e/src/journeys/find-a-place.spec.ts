import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'

const suggestions = '**/api/places?*'
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

function askedPlaces(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/places')) asked.push(pathname)
  })
  return asked
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

test('by keyboard, the settings of an event take a venue from the list, which begins with places and goes on with cities', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/settings?section=location`)
  const city = page.getByLabel(/^City/)
  await city.fill('')
  await city.pressSequentially('halle')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAccessibleName('Halle Morgenrot Lindenzeile 7, 10999 Berlin, Germany')
  await expect(options.nth(1)).toHaveAccessibleName(/^Halle/)
  await expectGoodScreen(page, 'a list of places and cities')
  await city.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await city.press('Enter')
  await expect(page.getByLabel(/^Venue/)).toHaveValue('Halle Morgenrot')
  await expect(page.getByLabel(/^Address(?!,)/)).toHaveValue('Lindenzeile 7')
  await expect(city).toHaveValue('Berlin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Location saved')).toBeVisible()
  const { location } = await event.organizer.api.get<Settings>(`/events/${event.id}/settings`)
  expect(location).toMatchObject({ zip_or_postal_code: '10999', country: 'DE', state_or_region: '' })
})

test('where the provider is silent or down, cities are found as ever, and a chosen place that cannot be read says so', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/503|ERR_/)
  const page = await signedIn(await mintOrganizer())
  await openCreation(page)
  await page.route(suggestions, () => {})
  await page.getByLabel(/^City/).fill('Lisb')
  await expect(page.getByRole('option', { name: 'Lisbon Portugal' })).toBeVisible()
  await page.unroute(suggestions)
  await page.route(suggestions, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel(/^City/).fill('Porto')
  await expect(page.getByRole('option', { name: 'Porto Portugal' })).toBeVisible()
  await page.unroute(suggestions)
  await page.route('**/api/places/address?*', (route) => route.fulfill({ json: { data: null } }))
  await page.getByLabel(/^City/).fill('lantern')
  await page.getByRole('option', { name: venue }).click()
  await expect(page.getByText('This address could not be read. Type the place instead.')).toBeVisible()
  await expect(page.getByLabel(/^City/)).toHaveValue('lantern')
})

test('a stage without a provider finds cities, and is asked for no places', async ({ signedIn }) => {
  const page = await signedIn(await mintOrganizer())
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, finds_places: false } } })
  })
  const asked = askedPlaces(page)
  await openCreation(page)
  await expect(page.getByText('A city from the list also sets the time zone.')).toBeVisible()
  await page.getByLabel(/^City/).fill('Halle')
  await expect(page.getByRole('listbox', { name: 'Cities' }).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: /Morgenrot/ })).toHaveCount(0)
  expect(asked).toEqual([])
})

test('typing is answered with one search, and nothing is asked for what says too little', async ({
  signedIn,
}) => {
  const page = await signedIn(await mintOrganizer())
  const asked = askedPlaces(page)
  await openCreation(page)
  const city = page.getByLabel(/^City/)
  await city.pressSequentially('la')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toEqual([])
  await city.fill('lanter')
  await city.fill('lantern')
  await expect(page.getByRole('option', { name: venue })).toBeVisible()
  expect(asked).toEqual(['/api/places'])
})
