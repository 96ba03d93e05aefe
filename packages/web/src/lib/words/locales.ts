import type { Locale } from '@foyer/contracts/locale'

/** The product's languages, named as their speakers name them. No zod here: the public event page imports it. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  zh: '繁體中文',
  'zh-CN': '简体中文',
}

/** Those with catalogs under `src/locales`; the others show English words, with their own dates and numbers. */
export const translatedLocales = ['en', 'de'] as const satisfies readonly Locale[]

export type CatalogLocale = (typeof translatedLocales)[number]

export function catalogLocale(locale: Locale): CatalogLocale {
  return translatedLocales.find((translated) => translated === locale) ?? 'en'
}
