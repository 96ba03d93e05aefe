import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowDown } from '../page/measure-page.ts'
import { slowPhone } from '../page/slow-phone.ts'

/** A steward's phone at a door. */
export interface DoorPhone {
  page: Page
  session: CDPSession
  /** Milliseconds until it would know every ticket without a network. */
  ready_ms: number
}

/** Opens a door's link on a new slow phone, and waits until its copy of the attendees is kept. */
export async function openDoorPhone(browser: Browser, url: string): Promise<DoorPhone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session, slowPhone)
  await page.addInitScript(noteLongTasks)
  const since = performance.now()
  await page.goto(url)
  const list = url.split('/').at(-1) ?? ''
  while (!(await page.evaluate(isRosterKept, list))) await page.waitForTimeout(100)
  return { page, session, ready_ms: performance.now() - since }
}

/** Whether this browser has the list's attendees. */
const isRosterKept = (list: string) =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('foyer-rosters')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const found = opening.result.transaction('rosters').objectStore('rosters').count(list)
      found.onsuccess = () => {
        opening.result.close()
        resolve(found.result === 1)
      }
    }
  })

interface NotingWindow extends Window {
  longestTaskMs?: number
}

const noteLongTasks = () => {
  const noting = window as NotingWindow
  noting.longestTaskMs = 0
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries())
      noting.longestTaskMs = Math.max(noting.longestTaskMs ?? 0, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Takes the network away. Both are needed: a slow network that the page's own session sets is one again after `setOffline`. */
export async function loseNetwork({ page, session }: DoorPhone): Promise<void> {
  await page.context().setOffline(true)
  const nothing = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 }
  await session.send('Network.emulateNetworkConditions', { offline: true, ...nothing })
  const isThere = await page.evaluate(() => fetch('/api/health').then(Boolean, () => false))
  if (isThere) throw new Error('The phone still has a network.')
}

/** What the browser stores for this site, in megabytes. */
export async function storedMegabytes({ page }: DoorPhone): Promise<number> {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  return usage / 1_000_000
}

/** Types a name while there is no network: milliseconds until it is shown, and the longest time for which the page stood still. */
export async function searchFor(
  { page }: DoorPhone,
  name: string,
): Promise<{ ms: number; longest_task_ms: number }> {
  await page.getByRole('tab', { name: 'Search' }).click()
  await page.evaluate(() => {
    ;(window as NotingWindow).longestTaskMs = 0
  })
  const shown = page.evaluate(whenShown, name)
  await page.getByLabel('Search attendees').fill(name)
  const ms = await shown
  await page.waitForTimeout(500)
  const longest_task_ms = await page.evaluate(() => (window as NotingWindow).longestTaskMs ?? 0)
  await page.getByRole('tab', { name: 'Scan' }).click()
  return { ms, longest_task_ms }
}

const whenShown = (name: string) =>
  new Promise<number>((resolve) => {
    let typed = 0
    // Before the page's own listeners, which take time too.
    window.addEventListener('input', () => (typed = performance.now()), { once: true, capture: true })
    const seen = new MutationObserver(() => {
      const names = [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent ?? '')
      if (!names.some((each) => each.startsWith(name))) return
      seen.disconnect()
      resolve(performance.now() - typed)
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Types codes at the door, one after another. */
export async function scanAll({ page }: DoorPhone, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.getByLabel('Ticket code').fill(code)
    await page.keyboard.press('Enter')
    const verdict = page.locator('[data-slot="verdict"]')
    await verdict.waitFor()
    await verdict.waitFor({ state: 'hidden' })
  }
}

/** Waits until nothing waits to be sent any more; answers how many scans were judged differently than the phone said. */
export async function sendAll({ page, session }: DoorPhone): Promise<number> {
  await page.context().setOffline(false)
  await slowDown(session, slowPhone)
  await page
    .locator('[data-slot="door-status"]')
    .filter({ hasText: /^Online *Last sync/ })
    .waitFor({ timeout: 120_000 })
  return page.locator('[data-slot="conflict"]').count()
}
