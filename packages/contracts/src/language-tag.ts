/** Foyer's `zh` is Traditional Chinese and its `pt` is Portuguese of Portugal (specification §1). Intl reads the bare tags otherwise. */
const exact = new Map([
  ['zh', 'zh-Hant-TW'],
  ['zh-CN', 'zh-Hans-CN'],
  ['pt', 'pt-PT'],
])

/**
 * The BCP 47 tag of one of Foyer's locales. `lang` attributes say it, and Intl writes dates, numbers and money by it. It names the
 * script of Chinese, so browsers choose the right font. An unknown locale is English. No zod here: the public event page imports it.
 */
export function languageTag(locale: string): string {
  const tag = exact.get(locale) ?? locale
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
