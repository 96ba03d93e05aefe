import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { english, type TextId } from './english.ts'
import { german } from './german.ts'

/** Answers a text by its id, with ICU values filled in. */
export type Translate = (id: TextId, values?: Record<string, string | number>) => string

const catalogs: Record<string, Record<TextId, string>> = { en: english, de: german }
const loaded = new Map<string, I18n>()

/** The language that serves this locale: its own, else that of its base language, else English. */
export function textLanguage(locale: string): string {
  const base = locale.split('-')[0] ?? ''
  return [locale, base].find((candidate) => Object.hasOwn(catalogs, candidate)) ?? 'en'
}

/** The texts of a locale; languages without a catalog are answered in English. */
export function translator(locale: string): Translate {
  const i18n = loadedLanguage(textLanguage(locale))
  return (id, values) => i18n._(id, values)
}

// One instance per language, never switched: emails in different languages are rendered at the same time.
function loadedLanguage(language: string): I18n {
  const known = loaded.get(language)
  if (known) return known
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.load(language, catalogs[language] ?? english)
  i18n.activate(language)
  loaded.set(language, i18n)
  return i18n
}
