import { type Page, test } from '@playwright/test'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { mintEmail, password } from '../organizer/mint-organizer.ts'
import { openDemo } from './demo.ts'
import { guestScreens, type Screens } from './demo-screens.ts'
import { organizerScreens } from './organizer-screens.ts'
import { show, takePicture, widths } from './photograph.ts'

// English, and the two languages with the longest texts: German has a quarter more letters, French a fifth.
for (const locale of ['en', 'de', 'fr']) {
  test.describe(locale, () => {
    test.beforeEach(async ({ context }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: process.env.FOYER_URL ?? '' }])
    })

    test('screens of buyers, guests and the door', async ({ page }) => {
      await take(page, locale, await guestScreens(await openDemo()))
    })

    test('screens of organizers', async ({ page }) => {
      const demo = await openDemo()
      await page.addInitScript((value) => localStorage.setItem('token', value), demo.token)
      await take(page, locale, await organizerScreens(demo))
    })

    test('the welcome of a new organizer', async ({ page }) => {
      const { token } = await new FoyerApi().post<{ token: string }>('/auth/register', {
        ...{ first_name: 'Olga', last_name: 'Organizer', email: mintEmail('new'), password },
        ...{ password_confirmation: password, timezone: 'Europe/Berlin', currency: 'EUR' },
        is_terms_accepted: true,
      })
      await page.addInitScript((value) => localStorage.setItem('token', value), token)
      await take(page, locale, { welcome: '/welcome' })
    })
  })
}

/** Photographs each screen on a phone and on a desk, in light and dark colors. */
async function take(page: Page, locale: string, screens: Screens): Promise<void> {
  for (const [size, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport)
    for (const [name, address] of Object.entries(screens)) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await show(page, address)
      await takePicture(page, `${locale}/${size}-light/${name}`)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await takePicture(page, `${locale}/${size}-dark/${name}`)
    }
  }
}
