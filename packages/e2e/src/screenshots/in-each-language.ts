import type { Page } from '@playwright/test'
import { photograph } from './photograph.ts'

const languages = ['en', 'de'] as const

/** The same screens in English and in German, the longest of our languages; `take` names and brings up one at a time. */
export async function inEachLanguage(
  page: Page,
  photographs: (take: (name: string, show: () => Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const value of languages) {
    await page.context().addCookies([{ name: 'locale', value, url: process.env.FOYER_URL ?? '' }])
    await photographs((name, show) => photograph(page, `${name}-${value}`, show))
  }
}
