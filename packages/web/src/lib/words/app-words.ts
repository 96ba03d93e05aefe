import type { Locale } from '@foyer/contracts/locale'
import type { Messages } from '@lingui/core'
import { localeNames } from './locales.ts'

const catalogs = {
  ...import.meta.glob<{ messages: Messages }>('../../locales/app/*.po'),
  ...import.meta.glob<{ messages: Messages }>('../../locales/event-page/*.po'),
}

async function read(locale: string): Promise<{ messages: Messages }> {
  const parts = await Promise.all(
    ['event-page', 'app'].map(
      async (name) => (await catalogs[`../../locales/${name}/${locale}.po`]?.())?.messages,
    ),
  )
  return { messages: Object.assign({}, ...parts) as Messages }
}

/** All texts of the web app. The event page's are among them, because the app previews it. */
export const appWords = Object.fromEntries(
  Object.keys(localeNames).map((locale) => [locale, () => read(locale)]),
) as Record<Locale, () => Promise<{ messages: Messages }>>
