import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../browser/chromium-launch.ts'

/** A browser whose camera sees that film. */
export function browserWithCamera(film: string): Promise<Browser> {
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  return chromium.launch(chromiumLaunch(flags))
}

/** Opens the door's link on a phone of its own that may use its camera: it scans at once. */
export async function openDoor(browser: Browser, link: string): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] })
  const page = await phone.newPage()
  await page.goto(link)
  return page
}

/** What fills the screen after a scan. It stays for a second only, so this looks more often than `expect` does. */
export async function expectVerdict(
  page: Page,
  verdict: 'admitted' | 'already',
  words: RegExp,
): Promise<void> {
  await page.locator(`[data-verdict="${verdict}"]`).filter({ hasText: words }).waitFor()
}
