import { negotiateLocale } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { brazilianPortuguese } from './brazilian-portuguese.ts'
import { english, type TextId } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { simplifiedChinese } from './simplified-chinese.ts'
import { spanish } from './spanish.ts'
import { type StarterTextId, starterTexts } from './starter-texts.ts'
import { traditionalChinese } from './traditional-chinese.ts'

/** Answers a text by its id, with ICU values filled in. */
export type Translate = (id: TextId | StarterTextId, values?: Record<string, string | number>) => string

/** Every language's texts. */
export const catalogs: Record<Locale, Record<TextId | StarterTextId, string>> = {
  en: { ...english, ...starterTexts.en },
  de: { ...german, ...starterTexts.de },
  fr: { ...french, ...starterTexts.fr },
  es: { ...spanish, ...starterTexts.es },
  pt: { ...portuguese, ...starterTexts.pt },
  'pt-BR': { ...brazilianPortuguese, ...starterTexts['pt-BR'] },
  zh: { ...traditionalChinese, ...starterTexts.zh },
  'zh-CN': { ...simplifiedChinese, ...starterTexts['zh-CN'] },
}
const loaded = new Map<Locale, I18n>()

/** The value of `lang` for texts in this locale: the BCP 47 tag of the language that serves it. */
export function textLanguage(locale: string): string {
  return languageTag(negotiateLocale([locale]))
}

/** The texts of a locale, or of the nearest one that Foyer has. */
export function translator(locale: string): Translate {
  const i18n = loadedLanguage(negotiateLocale([locale]))
  return (id, values) => i18n._(id, values)
}

// One instance per language, never switched, because emails in different languages are rendered at the same time.
function loadedLanguage(language: Locale): I18n {
  const known = loaded.get(language)
  if (known) return known
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.load(language, catalogs[language])
  i18n.activate(language, languageTag(language))
  loaded.set(language, i18n)
  return i18n
}
