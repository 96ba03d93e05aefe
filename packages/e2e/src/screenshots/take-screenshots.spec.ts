import { type Page, test } from '@playwright/test'
import { openDemo } from './demo.ts'
import { guestScreens, organizerScreens, type Screens } from './demo-screens.ts'
import { photograph, show } from './photograph.ts'

test('screens of buyers, guests and the door', async ({ page }) => {
  await take(page, await guestScreens(await openDemo()))
})

test('screens of organizers', async ({ page }) => {
  const demo = await openDemo()
  await page.addInitScript((value) => localStorage.setItem('token', value), demo.token)
  await take(page, await organizerScreens(demo))
})

async function take(page: Page, screens: Screens): Promise<void> {
  for (const [name, address] of Object.entries(screens)) {
    await photograph(page, name, () => show(page, address))
  }
}
