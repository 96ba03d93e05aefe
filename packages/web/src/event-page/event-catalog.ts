import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/event-page/*.po')

/** The words of the event page only, as an instance of its own: the server renders many languages side by side. */
export async function loadEventCatalog(locale: Locale): Promise<I18n> {
  const catalog = await catalogs[`../locales/event-page/${locale}.po`]?.()
  return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: catalog?.messages ?? {} } })
}
