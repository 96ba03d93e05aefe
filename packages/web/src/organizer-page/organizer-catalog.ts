import type { Locale } from '@foyer/contracts/locale'
import type { I18n, Messages } from '@lingui/core'
import { loadEventCatalog } from '../event-page/event-catalog.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/organizer-page/*.po')

/** The texts of the organizer's page and of the event page, because it shows some of that page's components. */
export async function loadOrganizerCatalog(locale: Locale): Promise<I18n> {
  const i18n = await loadEventCatalog(locale)
  const catalog = await catalogs[`../locales/organizer-page/${locale}.po`]?.()
  i18n.load(locale, catalog?.messages ?? {})
  return i18n
}
