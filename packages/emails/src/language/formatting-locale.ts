// The product's zh is Traditional and its pt European; Intl reads the bare tags otherwise.
const explicit: Record<string, string> = { zh: 'zh-Hant-TW', pt: 'pt-PT' }

/** The BCP 47 tag by which Intl writes dates and money for one of the product's locales; English for an unknown one. */
export function formattingLocale(locale: string): string {
  const tag = explicit[locale] ?? locale
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
