import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/event-page/*.po')

/** The texts of the event page in an instance of its own, because the server renders several languages at the same time. */
export async function loadEventCatalog(locale: Locale): Promise<I18n> {
  const catalog = await catalogs[`../locales/event-page/${locale}.po`]?.()
  return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: catalog?.messages ?? {} } })
}
