import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { expect, test } from '../journey.ts'

const phone = { width: 390, height: 844 }

/** A dashboard, a list with cards above it, a list beside its sheet, a form, settings, a designer. */
const oneOfEachKind = [
  'dashboard',
  'events list',
  'order sheet',
  'ticket form',
  'settings',
  'homepage designer',
]

async function expectGoodScreens(page: Page, screens: Screens): Promise<void> {
  const asItLoads = page.viewportSize() ?? phone
  await watchShifts(page)
  for (const [name, screen] of Object.entries(screens)) {
    await test.step(name, async () => {
      await page.setViewportSize(asItLoads)
      await openScreen(page, screen)
      await expectStill(page, name)
      await expectGoodScreen(page, name)
    })
  }
}

async function openScreen(page: Page, { path, shows }: Screens[string]): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(shows).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test('the screens of buyers and guests pass axe, contrast and every width', { tag: '@gate' }, async ({
  page,
}) => {
  test.setTimeout(480_000)
  await expectGoodScreens(page, await mintBuyerScreens())
})

test('the screens of organizers pass axe, contrast and every width, and do not shift while they load on a phone', async ({
  signedIn,
}) => {
  test.setTimeout(900_000)
  const { event, screens } = await mintOrganizerScreens()
  // Each screen loads on a phone, which has the least room for late content.
  const page = await signedIn(event.organizer, { viewport: phone })
  await expectGoodScreens(page, screens)
})

test('nothing moves by itself while the screens of organizers load on a desk', { tag: '@gate' }, async ({
  signedIn,
}) => {
  test.setTimeout(600_000)
  const { event, screens } = await mintOrganizerScreens()
  const page = await signedIn(event.organizer)
  await watchShifts(page)
  for (const name of oneOfEachKind) {
    const screen = screens[name]
    if (!screen) throw new Error(`There is no screen ${name}.`)
    await test.step(name, async () => {
      await openScreen(page, screen)
      await expectStill(page, name)
    })
  }
})
