import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { languageTag } from '@foyer/contracts/language-tag'

/** The `lang` of what the organizer wrote, on a page that may speak another language. Undefined where that is the page's, or not known. */
export function textLang({ language, is_translated }: PublicEvent): string | undefined {
  return language && !is_translated ? languageTag(language) : undefined
}
