import type { Page } from '@playwright/test'
import { startReleasingSite } from '../browser/releasing-site.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { doorStatus, expectReadyForOffline, typeCode } from '../door/door.ts'
import { mintDoor, mintGuests } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

const phone = { width: 390, height: 844 }

test('a door that stays open says when a newer release is ready, and takes it without losing a scan', async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  const site = await startReleasingSite()
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada, Ben } = await mintGuests(event, link, ['Ada', 'Ben'])
  const page = await visitor({ viewport: phone, baseURL: site.url })
  const offer = page.getByText('A newer version of this page is ready.')
  await expectReadyForOffline(page, `/check-in/${link}`)
  const first = await script(page)

  await test.step('of its own release it says nothing', async () => {
    await askForUpdate(page)
    await expect(offer).toBeHidden()
  })
  await test.step('a newer release waits, and the old page still opens without a network', async () => {
    site.release()
    await askForUpdate(page)
    await expect(offer).toBeVisible()
    site.setReachable(false)
    await page.reload()
    await typeCode(page, Ada, 'provisional', /Ada/)
    expect(await script(page)).toBe(first)
    await expect(offer).toBeVisible()
    await expectGoodScreen(page, 'door with a newer release')
  })
  await test.step('the steward takes it, and the scan that waited is still there', async () => {
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => script(page).catch(() => first)).toMatch(/later-app/)
    await expect(doorStatus(page)).toContainText('1 scan is waiting')
    await typeCode(page, Ben, 'provisional', /Ben/)
    await expect(offer).toBeHidden()
  })
  site.setReachable(true)
  await expect(doorStatus(page)).toHaveText(/^Online *Last sync/)
  site.stop()
})

test('a door that is opened in a newer release takes its worker at once', async ({ visitor }) => {
  const site = await startReleasingSite()
  const link = await mintDoor(await mintEvent({ tickets: [{ title: 'Guest list' }] }))
  const page = await visitor({ viewport: phone, baseURL: site.url })
  await expectReadyForOffline(page, `/check-in/${link}`)
  site.release()
  await page.reload()
  const later = await script(page)
  expect(later).toMatch(/later-app/)
  await expect.poll(() => page.evaluate(isKept, later)).toBe(true)
  await expect.poll(() => page.evaluate(hasOneWorker)).toBe(true)
  await expect(page.getByText('A newer version of this page is ready.')).toBeHidden()
  site.stop()
})

const script = (page: Page) =>
  page.locator('script[type="module"][src]').first().getAttribute('src') as Promise<string>

/** What the page does itself each half hour, and when the network comes back. */
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

/** No newer worker is on its way, and none waits. */
const hasOneWorker = async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.ready
  return !installing && !waiting && active?.state === 'activated'
}

const isKept = async (script: string) => (await caches.match(script)) !== undefined
