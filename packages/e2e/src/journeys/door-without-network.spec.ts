import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { doorStatus, expectAllSent, expectReadyForOffline, typeCode } from '../door/door.ts'
import { admittedAt, mintDoor, mintGuests } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'

const phone = { width: 390, height: 844 }
const nobodysTicket = 'A-2222222'

// Specification: 2.route-check-in
test('a door without a network keeps every scan, sends them later and shows conflicts', {
  tag: '@gate',
}, async ({ visitor, consoleWatch }) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED|status of 40[49]/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada, Ben, Cleo } = await mintGuests(event, link, ['Ada', 'Ben', 'Cleo', 'Dora'])
  const page = await visitor({ viewport: phone })
  await expectReadyForOffline(page, `/check-in/${link}`)

  await test.step('without a network, the device answers', async () => {
    await page.context().setOffline(true)
    await expect(doorStatus(page)).toContainText('Offline')
    await typeCode(page, Ada, 'provisional', /Admitted offline.*Ada/)
    await typeCode(page, Ada, 'already', /You already scanned this ticket.*Ada/)
    await typeCode(page, Ben, 'provisional', /Admitted offline.*Ben/)
    await typeCode(page, nobodysTicket, 'unlisted', /Not on this device’s list/)
    await expect(doorStatus(page)).toContainText('4 scans are waiting')
  })
  await test.step('another device admits one of them meanwhile', () => admitElsewhere(link, Ben))
  await test.step('after a reload without a network nothing is lost', async () => {
    await page.reload()
    await expect(doorStatus(page)).toContainText('4 scans are waiting')
    await typeCode(page, Ada, 'already', /Ada/)
    await typeCode(page, Cleo, 'provisional', /Admitted offline.*Cleo/)
    await page.getByRole('tab', { name: 'Search' }).click()
    await page.getByLabel('Search attendees').fill('cleo')
    await expect(page.getByText(/Scanned offline at .*, not confirmed yet/)).toHaveCount(1)
    await page.getByRole('tab', { name: 'Scan' }).click()
    await expectGoodScreen(page, 'door without a network')
  })
  await test.step('with a network the door sends all scans, and shows those that the server judged differently', async () => {
    await page.context().setOffline(false)
    await expectAllSent(page)
    await expect(page.getByRole('banner')).toContainText('3 of 4')
    expect(await admittedAt(link)).toEqual(['Ada', 'Ben', 'Cleo'])
    await expect(page.getByRole('banner')).toContainText('2 conflicts to review')
    await expect(conflicts(page)).toHaveCount(2)
    await expect(conflicts(page).filter({ hasText: 'Ben' })).toContainText('Admitted by another device at')
    await expect(conflicts(page).filter({ hasText: nobodysTicket })).toContainText(
      'does not belong to a ticket',
    )
    await expectGoodScreen(page, 'door with conflicts')
  })
  await test.step('a conflict stays until the steward dismisses it', async () => {
    await page.reload()
    await page.getByRole('button', { name: /Dismiss the conflict for Ben/ }).click()
    await expect(conflicts(page)).toHaveCount(1)
    await page.reload()
    await expect(conflicts(page)).toHaveCount(1)
    await expect(conflicts(page)).toContainText(nobodysTicket)
  })
})

test('the service worker opens only the door, and two tabs send a scan once', async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const link = await mintDoor(event)
  const { Ada } = await mintGuests(event, link, ['Ada'])
  const page = await visitor({ viewport: phone })
  await expectReadyForOffline(page, `/check-in/${link}`)
  await page.evaluate(isControlled)
  const again = await page.reload()
  // The page comes from the network, not from the worker, so an online door gets a new release at once.
  expect(again?.fromServiceWorker()).toBe(true)
  expect(again?.headers()['cache-control']).toBe('private, no-store')
  const other = await page.context().newPage()
  await other.goto(event.page)
  expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await other.goto(`/check-in/${link}`)
  await page.context().setOffline(true)
  await typeCode(page, Ada, 'provisional', /Ada/)
  await expect(doorStatus(other)).toContainText('1 scan is waiting')

  let sent = 0
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/check-ins')) sent += 1
  })
  await page.context().setOffline(false)
  for (const tab of [page, other]) await expectAllSent(tab)
  expect(await admittedAt(link)).toEqual(['Ada'])
  expect(sent).toBe(1)
})

/** The worker takes over the page that installed it. */
const isControlled = () =>
  new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller) resolve()
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
const conflicts = (page: Page) => page.locator('[data-slot="conflict"]')

async function admitElsewhere(link: string, code: string): Promise<void> {
  await new FoyerApi().post(`/public/check-in-lists/${link}/check-ins`, { code, scan_id: randomUUID() })
}
