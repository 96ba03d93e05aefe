import type { Browser, Page } from '@playwright/test'
import type { Organizer } from '../organizer/mint-organizer.ts'

/** Shows an organizer's screens in English, in German and in Chinese, each time in a browser of its own. */
export async function inLanguagesOf(
  browser: Browser,
  { api, token }: Organizer,
  show: (page: Page, locale: string) => Promise<void>,
): Promise<void> {
  for (const locale of ['en', 'de', 'zh']) {
    const profile = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
    await api.put('/users/me', { ...profile, locale })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((signedIn) => localStorage.setItem('token', signedIn), token)
    await show(page, locale)
    await context.close()
  }
}
