import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { i18n, type Messages } from '@lingui/core'
import { localeCookie } from './detect-locale.ts'
import { writeLocaleCookie } from './locale-cookie.ts'

type WordLoaders = Record<Locale, () => Promise<{ messages: Messages }>>

let words: WordLoaders | null = null

/** Names the catalogs of this app, by locale. Call it before anything else here. */
export function takeWordsFrom(loaders: WordLoaders): void {
  words = loaders
}

/** Loads a locale's texts and re-renders the app with them. */
export async function activateLocale(locale: Locale): Promise<void> {
  const loaded = await words?.[locale]()
  i18n.loadAndActivate({
    locale,
    locales: languageTag(locale),
    messages: loaded?.messages ?? {},
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
