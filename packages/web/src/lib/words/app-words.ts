import { locales } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import type { Messages } from '@lingui/core'

const catalogs = {
  ...import.meta.glob<{ messages: Messages }>('../../locales/app/*.po'),
  ...import.meta.glob<{ messages: Messages }>('../../locales/event-page/*.po'),
}

async function read(locale: Locale): Promise<{ messages: Messages }> {
  const [parts] = await Promise.all([
    Promise.all(
      ['event-page', 'app'].map(
        async (name) => (await catalogs[`../../locales/${name}/${locale}.po`]?.())?.messages,
      ),
    ),
    loadZoneCities(locale),
  ])
  return { messages: Object.assign({}, ...parts) as Messages }
}

/** All texts of the web app, and the names of the zones' cities. The event page's are among them, because the app previews it. */
export const appWords = Object.fromEntries(locales.map((locale) => [locale, () => read(locale)])) as Record<
  Locale,
  () => Promise<{ messages: Messages }>
>
