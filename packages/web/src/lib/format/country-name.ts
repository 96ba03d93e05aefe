import { languageTag } from '@foyer/contracts/language-tag'

/** A country in the reader's language, by its ISO code. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code
}
