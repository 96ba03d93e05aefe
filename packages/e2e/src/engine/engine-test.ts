import { setTimeout } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { foyerUrl } from '../foyer/foyer-server.ts'
import type { Organizer } from '../organizer/mint-organizer.ts'
import type { EnginePage, EngineWindow, Size } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebkit } from './webkit.ts'

export interface EngineOptions {
  engine: 'firefox' | 'webkit'
}

interface EngineFixtures extends EngineOptions {
  /** Opens an address in a new browser of that size. After a failure, a picture of it is kept. */
  openBrowser: (size: Size, path: string) => Promise<EnginePage>
  /** Does the same for a person who is signed in. */
  openSignedIn: (organizer: Organizer, size: Size, path: string) => Promise<EnginePage>
}

const engines = { firefox: openFirefox, webkit: openWebkit }

/** A smoke test in an engine that Playwright does not drive on Debian. */
export const test = base.extend<EngineFixtures>({
  engine: ['firefox', { option: true }],
  openBrowser: async ({ engine }, use, testInfo) => {
    const windows: EngineWindow[] = []
    await use(async (size, path) => {
      const window = await engines[engine](size)
      windows.push(window)
      await window.page.open(`${foyerUrl()}${path}`)
      return window.page
    })
    for (const [index, { page, close }] of windows.entries()) {
      const file = testInfo.outputPath(`${engine}-${index}.png`)
      // WebKit may no longer answer. Its picture is worth a short wait, not the whole run.
      if (testInfo.status !== testInfo.expectedStatus)
        await Promise.race([page.screenshot(file).catch(() => {}), setTimeout(10_000)])
      await close()
    }
  },
  openSignedIn: async ({ openBrowser }, use) => {
    await use(async ({ token }, size, path) => {
      const page = await openBrowser(size, '/favicon.svg')
      // Sets the token before the app runs, since the app would redirect at once.
      await page.evaluate((value) => localStorage.setItem('token', value), token)
      await page.open(`${foyerUrl()}${path}`)
      return page
    })
  },
})

export { expect }
