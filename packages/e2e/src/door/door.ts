import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { chromiumLaunch } from '../browser/chromium-launch.ts'
import type { ConsoleWatch } from '../browser/console-watch.ts'
import { slowPages } from '../browser/slow-pages.ts'

/** Launches a browser with a camera that shows that film. */
export function browserWithCamera(film: string): Promise<Browser> {
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  return chromium.launch(chromiumLaunch(flags))
}

/** Opens the door's link on a new phone that may use its camera, so it scans at once. */
export async function openDoor(browser: Browser, link: string, watch: ConsoleWatch): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] })
  slowPages(phone)
  await watch.follow(phone)
  const page = await phone.newPage()
  await page.goto(link)
  return page
}

type Verdict = [kind: 'admitted' | 'already' | 'provisional' | 'unlisted', words: RegExp]

/** Expects the verdict that fills the screen after a scan. It stays for a second, so this looks more often than `expect`. */
export async function expectVerdict(page: Page, ...[verdict, words]: Verdict): Promise<void> {
  await page.locator(`[data-verdict="${verdict}"]`).filter({ hasText: words }).waitFor()
}

/** Types a code at the door, and reads its verdict until it goes. */
export async function typeCode(page: Page, code: string, ...expected: Verdict): Promise<void> {
  await page.getByLabel('Ticket code').fill(code)
  await page.keyboard.press('Enter')
  await expectVerdict(page, ...expected)
  await expect(page.locator('[data-slot="verdict"]')).toBeHidden()
}

/** Waits until a door that was opened online could also open offline and know its guests. */
export async function expectReadyForOffline(page: Page, link: string): Promise<void> {
  const shortId = link.split('/').at(-1) ?? ''
  await page.goto(link)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isRosterKept, shortId)).toBe(true)
  await expectAllSent(page)
}

/** Whether this browser has its own copy of the list's attendees. */
const isRosterKept = (shortId: string) =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('foyer-rosters')
    // Asked before the page made it: it must make it itself.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const database = opening.result
      const found = database.transaction('rosters').objectStore('rosters').count(shortId)
      found.onsuccess = () => {
        database.close()
        resolve(found.result === 1)
      }
    }
  })

/** Expects that the door is online and that no scan waits to be sent. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect(doorStatus(page)).toHaveText(/^Online *Last sync/)
}

/** The line that says whether the door is online, and which scans wait. */
export function doorStatus(page: Page): Locator {
  return page.locator('[data-slot="door-status"]')
}
