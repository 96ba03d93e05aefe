import { locales, negotiateLocale } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'

/** The locale of this visit (specification §1): the cookie `locale`, then the browser's languages, then English. */
export function detectLocale(cookie = document.cookie, languages = navigator.languages): Locale {
  return localeCookie(cookie) ?? negotiateLocale(languages)
}

/** The language that this browser was told to keep. */
export function localeCookie(cookie: string): Locale | undefined {
  const value = /(?:^|;\s*)locale=([^;]+)/.exec(cookie)?.[1]
  return locales.find((locale) => locale === value)
}
