import type { ImportedEvent } from '@foyer/contracts/import/imported-event'
import { originalTexts, type TextSource, textMark } from '../event-graph/original-texts.ts'
import type { TranslationItem } from '../store/translation/translation-entity.ts'
import { cleanTexts } from '../translation/clean-texts.ts'
import { mostBytes } from '../translation/translations.ts'
import { type Context, nowInstant } from '../verb.ts'
import { checked, RefusedEvent } from './refused-event.ts'

/**
 * A line's translations, each made from its original as it is in the line. Texts that the event does not have are left out, as they are once
 * somebody saves a translation. Error: `RefusedEvent`.
 */
export async function plannedTexts(
  ctx: Context,
  { translations }: Pick<ImportedEvent, 'translations'>,
  source: TextSource,
  idOf: (name: string) => string | null,
): Promise<TranslationItem[]> {
  const originals = new Map(originalTexts(source).map(({ key, original }) => [key, original]))
  const keyHere = (key: string): string | null => {
    const end = key.lastIndexOf(':')
    const here = end < 0 ? key : `${idOf(key.slice(0, end)) ?? ''}${key.slice(end)}`
    return originals.has(here) ? here : null
  }
  const items: TranslationItem[] = []
  for (const [index, { language, texts }] of translations.entries()) {
    const at = ['translations', index]
    if (items.some((other) => other.language === language) || source.settings.main_language === language)
      throw new RefusedEvent('row.language_twice', `The event has its texts in ${language} already.`, [
        ...at,
        'language',
      ])
    const kept: TranslationItem['texts'] = {}
    for (const [key, text] of Object.entries(texts)) {
      const here = keyHere(key)
      if (here === null || text.trim() === '') continue
      const clean = await cleaned([...at, 'texts', key], source, { [here]: text })
      kept[here] = { text: clean, of: textMark(originals.get(here) ?? '') }
    }
    if (Buffer.byteLength(JSON.stringify(kept)) > mostBytes)
      throw new RefusedEvent('row.invalid', 'These texts are too long together. Shorten some of them.', at)
    items.push({ event_id: '', language, texts: kept, updated_at: nowInstant(ctx), version: 1 })
  }
  return items
}

async function cleaned(
  at: (string | number)[],
  source: TextSource,
  given: Record<string, string>,
): Promise<string> {
  const [clean = ''] = Object.values(await checked(at, () => cleanTexts(source, given)))
  return clean
}
