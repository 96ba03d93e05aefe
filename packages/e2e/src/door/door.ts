import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { chromiumLaunch } from '../browser/chromium-launch.ts'
import type { ConsoleWatch } from '../browser/console-watch.ts'

/** A browser with a camera that sees that film. */
export function browserWithCamera(film: string): Promise<Browser> {
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  return chromium.launch(chromiumLaunch(flags))
}

/** Opens the door's link on a phone of its own that may use its camera: it scans at once. */
export async function openDoor(browser: Browser, link: string, watch: ConsoleWatch): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] })
  await watch.follow(phone)
  const page = await phone.newPage()
  await page.goto(link)
  return page
}

type Verdict = [kind: 'admitted' | 'already' | 'provisional' | 'unlisted', words: RegExp]

/** What fills the screen after a scan. It stays for a second only, so this looks more often than `expect` does. */
export async function expectVerdict(page: Page, ...[verdict, words]: Verdict): Promise<void> {
  await page.locator(`[data-verdict="${verdict}"]`).filter({ hasText: words }).waitFor()
}

/** A code typed at the door, with the verdict on it read until it goes. */
export async function typeCode(page: Page, code: string, ...expected: Verdict): Promise<void> {
  await page.getByLabel('Ticket code').fill(code)
  await page.keyboard.press('Enter')
  await expectVerdict(page, ...expected)
  await expect(page.locator('[data-slot="verdict"]')).toBeHidden()
}

/** Waits until a door that was opened online could be opened, and know its guests, without a connection. */
export async function expectReadyForOffline(page: Page, link: string): Promise<void> {
  const roster = page.waitForResponse((answer) => answer.url().includes('per_page=100') && answer.ok())
  await page.goto(link)
  await roster
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expectAllSent(page)
}

/** The door has a connection, and nothing waits for one. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect(doorStatus(page)).toHaveText(/^Online *Last sync/)
}

/** The line that says how the door is connected and what waits. */
export function doorStatus(page: Page): Locator {
  return page.locator('[data-slot="door-status"]')
}
