import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/event-page/*.po')

/** The texts of the event page in an instance of its own, because the server renders several languages at the same time. */
export async function loadEventCatalog(locale: Locale): Promise<I18n> {
  const [catalog] = await Promise.all([
    catalogs[`../locales/event-page/${locale}.po`]?.(),
    loadZoneCities(locale),
  ])
  return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: catalog?.messages ?? {} } })
}
