import type { Page } from '@playwright/test'
import { overflowingButtons } from '../browser/overflowing-buttons.ts'
import { edgeCover, underCoveredEdges } from '../browser/safe-area.ts'
import { isApart, switchScreen } from '../browser/switch-screen.ts'
import { mintBuyerScreens, mintOrganizerScreens, type Screens } from '../event/mint-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

const uncovered = { top: 0, right: 0, bottom: 0, left: 0 }

/** What Safari and Chrome leave of an iPhone's and a small Android phone's screen, upright and turned, and what the phone covers of it. */
const sizes = [
  { width: 390, height: 664, insets: { ...uncovered, bottom: 34 } },
  { width: 360, height: 640, insets: uncovered },
  { width: 664, height: 390, insets: { ...uncovered, left: 59, right: 59, bottom: 21 } },
]

const softly = expect.configure({ soft: true })

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/** Safari zooms into a field with smaller letters, and stays there. */
const leastLetters = 16

/** What is wrong with the screen in one size: pixels past the edge, fields that Safari zooms into, bars that hide most of it. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = []
    const past = document.documentElement.scrollWidth - window.innerWidth
    if (past > 0) faults.push(`${past} pixels past the right edge`)
    const fields =
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea'
    for (const field of document.querySelectorAll<HTMLElement>(fields)) {
      const letters = Number.parseFloat(getComputedStyle(field).fontSize)
      if (letters < least)
        faults.push(`${field.getAttribute('name') ?? field.id}: letters of ${letters} pixels`)
    }
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && !element.closest('[role="dialog"]'),
    )
    for (const bar of bars) {
      const { width, height } = bar.getBoundingClientRect()
      const isBar = width >= window.innerWidth && height < window.innerHeight
      if (isBar && height > window.innerHeight / 2) faults.push(`a bar of ${height} pixels covers half`)
    }
    return faults
  }, leastLetters)
}

async function expectFit(page: Page, screens: Screens): Promise<void> {
  let isApp = false
  const cover = await edgeCover(page)
  for (const [name, { path, shows }] of Object.entries(screens)) {
    if (isApp && !isApart(path)) await switchScreen(page, path)
    else await page.goto(path, { waitUntil: 'networkidle' })
    isApp = !isApart(path)
    await expect(page.getByText(shows).first(), name).toBeAttached()
    for (const { width, height, insets } of sizes) {
      await page.setViewportSize({ width, height })
      await cover(insets)
      const faults = async () => [...(await faultsOf(page)), ...(await underCoveredEdges(page, insets))]
      await softly.poll(faults, { message: `${name} at ${width} by ${height}`, timeout: 5000 }).toEqual([])
    }
  }
}

test('buyers’ and stewards’ screens fit phones as browsers leave them, clear of covered edges, and no field is zoomed into', async ({
  visitor,
}) => {
  test.setTimeout(300_000)
  await expectFit(await visitor(phone), await mintBuyerScreens())
})

test('organizers’ screens fit phones as browsers leave them, clear of covered edges, and no field is zoomed into', async ({
  signedIn,
}) => {
  test.setTimeout(600_000)
  const { event, screens } = await mintOrganizerScreens()
  await expectFit(await signedIn(event.organizer, phone), screens)
})

test('the buttons of a ticket hold their words on a small phone, in languages with long ones', async ({
  visitor,
}) => {
  const screens = await mintBuyerScreens()
  for (const locale of ['de', 'pt']) {
    const page = await visitor({ ...phone, viewport: { width: 360, height: 640 } })
    await page.context().addCookies([{ name: 'locale', value: locale, url: foyerUrl() }])
    for (const name of ['summary', 'ticket']) {
      await page.goto(screens[name]?.path ?? '')
      await expect(page.getByRole('link', { name: /Google Wallet/ })).toBeVisible()
      expect(await overflowingButtons(page), `${name} in ${locale}`).toEqual([])
    }
  }
})
