import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../../../screenshots', import.meta.url))
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** Photographs a screen on a phone and on a desk, in light and dark colors. `show` opens it again for each picture. */
export async function photograph(page: Page, name: string, show: () => Promise<unknown>): Promise<void> {
  for (const [size, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await show()
      await takePicture(page, `${name}-${size}-${colorScheme}`)
    }
  }
}

/** The whole page as it is now. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
}

/** Opens a screen and waits until it has all of its data and pictures. */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1:visible, h2:visible').first().waitFor()
  await page.waitForLoadState('networkidle')
}
