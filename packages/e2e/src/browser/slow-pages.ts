import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower than this machine pages are, from `SLOW_PAGES`. A journey that fails in a slow page depends on speed. */
export const slowness = Number(process.env.SLOW_PAGES ?? 1)

/** Slows each page of a context down. Call this before it opens its first one. */
export function slowPages(context: BrowserContext): void {
  if (slowness === 1) return
  // A page that is closed at once need not be slow.
  context.on('page', (page) => void slowPage(page).catch(() => {}))
}

async function slowPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}
