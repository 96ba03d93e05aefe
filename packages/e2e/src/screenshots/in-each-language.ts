import type { Page } from '@playwright/test'
import { photograph } from './photograph.ts'

const languages = ['en', 'de'] as const

/** Takes the same screens in English and in German, Foyer's longest language. `take` names one screen and shows it. */
export async function inEachLanguage(
  page: Page,
  photographs: (take: (name: string, show: () => Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const value of languages) {
    await page.context().addCookies([{ name: 'locale', value, url: process.env.FOYER_URL ?? '' }])
    await photographs((name, show) => photograph(page, `${name}-${value}`, show))
  }
}
