import type { Locale } from '@foyer/contracts/locale'

/** The product's languages, named as their speakers name them. Without zod, because the public event page imports it. */
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
