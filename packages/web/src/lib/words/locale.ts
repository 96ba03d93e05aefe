import { languageTag } from '@foyer/contracts/language-tag'
import { type Locale, locales, negotiateLocale } from '@foyer/contracts/locale'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import { i18n, type Messages } from '@lingui/core'
import { writeLocaleCookie } from './locale-cookie.ts'

const catalogs = {
  ...import.meta.glob<{ messages: Messages }>('../../locales/app/*.po'),
  ...import.meta.glob<{ messages: Messages }>('../../locales/event-page/*.po'),
}

/** The locale of this visit (specification §1): the cookie `locale`, then the browser's languages, then English. */
export function detectLocale(cookie = document.cookie, languages = navigator.languages): Locale {
  return localeCookie(cookie) ?? negotiateLocale(languages)
}

/** Loads a locale's texts and re-renders the app with them. */
export async function activateLocale(locale: Locale): Promise<void> {
  const zones = loadZoneCities(locale)
  const parts = await Promise.all(
    ['event-page', 'app'].map(
      async (name) => (await catalogs[`../../locales/${name}/${locale}.po`]?.())?.messages,
    ),
  )
  await zones
  i18n.loadAndActivate({
    locale,
    locales: languageTag(locale),
    messages: Object.assign({}, ...parts) as Messages,
  })
  document.documentElement.lang = languageTag(locale)
}

/** Applies a choice made by hand, and stores it in the cookie. */
export async function chooseLocale(locale: Locale): Promise<void> {
  writeLocaleCookie(locale)
  await activateLocale(locale)
}

/** Without a cookie, the signed-in user's stored locale is activated (specification §1). */
export async function activateUserLocale(locale: Locale): Promise<void> {
  if (!localeCookie(document.cookie) && i18n.locale !== locale) await activateLocale(locale)
}

function localeCookie(cookie: string): Locale | undefined {
  const value = /(?:^|;\s*)locale=([^;]+)/.exec(cookie)?.[1]
  return locales.find((locale) => locale === value)
}
