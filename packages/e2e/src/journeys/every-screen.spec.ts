import type { Page } from '@playwright/test'
import { expectStill, untilDrawn, watchShifts } from '../browser/layout-shifts.ts'
import { phone, phoneFit } from '../browser/phone-fit.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { expect, test } from '../journey.ts'

const onPhone = { viewport: phone, hasTouch: true }
const desk = { width: 1280, height: 720 }

/** One of each kind: figures, lists, pages, sheets and dialogs with forms, settings, a designer. */
const oneOfEachKind = [
  'dashboard',
  'events list',
  'event form',
  'event to duplicate',
  'ticket form',
  'order sheet',
  'questions',
  'message form',
  'settings',
  'homepage designer',
  'books',
  'account settings',
]

const pick = (screens: Screens, isWanted: (name: string) => boolean): Screens =>
  Object.fromEntries(Object.entries(screens).filter(([name]) => isWanted(name)))

/** Loads each screen once, on a phone, which has the least room for late content, and changes the size of the page for the other checks. */
async function expectGoodScreens(page: Page, screens: Screens): Promise<void> {
  await watchShifts(page)
  const expectFit = await phoneFit(page)
  for (const [name, screen] of Object.entries(screens))
    await test.step(name, async () => {
      await page.setViewportSize(phone)
      await openScreen(page, screen)
      await expectStill(page, name)
      await expectFit(name)
      await expectGoodScreen(page, name)
    })
}

async function openScreen(page: Page, { path, shows }: Screens[string]): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(shows).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await untilDrawn(page)
}

test('the screens of buyers, guests and the door stay still while they load, pass axe, and fit every width and phone', async ({
  visitor,
}) => {
  test.slow()
  await expectGoodScreens(await visitor(onPhone), await mintBuyerScreens())
})

test('a screen of each kind of organizers’ stays still while it loads, passes axe, and fits every width and phone', async ({
  signedIn,
}) => {
  test.slow()
  const { event, screens } = await mintOrganizerScreens()
  const kinds = pick(screens, (name) => oneOfEachKind.includes(name))
  expect(Object.keys(kinds)).toHaveLength(oneOfEachKind.length)
  await expectGoodScreens(await signedIn(event.organizer, onPhone), kinds)
  const page = await signedIn(event.organizer, { viewport: desk })
  await watchShifts(page)
  for (const [name, screen] of Object.entries(kinds))
    await test.step(`${name} on a desk`, async () => {
      await openScreen(page, screen)
      await expectStill(page, name)
    })
})

test('all other screens of organizers stay still while they load, pass axe, and fit every width and phone', async ({
  signedIn,
}) => {
  test.slow()
  const { event, screens } = await mintOrganizerScreens()
  const others = pick(screens, (name) => !oneOfEachKind.includes(name))
  await expectGoodScreens(await signedIn(event.organizer, onPhone), others)
})
