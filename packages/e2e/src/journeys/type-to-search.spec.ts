import type { Page } from '@playwright/test'
import { expectReadyForOffline } from '../door/door.ts'
import { mintDoor, mintGuests } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

/** The searches that a page sends for typed letters. */
function searchesOf(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    const typed = new URL(request.url()).searchParams.get('query')
    if (typed) searches.push(typed)
  })
  return searches
}

/** Types while no time passes in the page, and then lets it pass. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.keyboard.type(text)
  await page.clock.resume()
}

test('the door asks the server once for a name, not once for each letter', async ({ visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  await mintGuests(event, link, ['Cleopatra', 'Dora'])
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.clock.install()
  await page.goto(`/check-in/${link}`)
  await page.getByRole('tab', { name: 'Search' }).click()
  await page.getByLabel('Search attendees').focus()
  const searches = searchesOf(page)
  await typeAtOnce(page, 'cleopatra')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cleopatra' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dora' })).toBeHidden()
  await expect.poll(() => searches).toEqual(['cleopatra'])
})

test('the door shows the guests it knows before a slow server answers, and then what the server says', async ({
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  await mintGuests(event, link, ['Cleopatra', 'Dora'])
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await expectReadyForOffline(page, `/check-in/${link}`)
  await page.getByRole('tab', { name: 'Search' }).click()
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route(/\/attendees\?.*query=cleo/, async (route) => {
    await isSeen
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const renamed = data.map((attendee: object) => ({ ...attendee, last_name: 'Renamed' }))
    await route.fulfill({ response: answer, json: { data: renamed, ...rest } })
  })
  await page.getByLabel('Search attendees').fill('cleo')
  const rows = page.getByRole('listitem').filter({ hasText: 'Cleopatra' })
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Dora' })).toBeHidden()
  seen()
  await expect(rows).toContainText('Renamed')
})
