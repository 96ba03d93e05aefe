import type { EventGraph } from '../event-graph/event-graph.ts'
import { type SettingText, settingTextNames } from '../event-graph/original-texts.ts'
import { TranslationEntity } from '../store/translation/translation-entity.ts'
import { putAll } from '../table/batches.ts'
import { type Context, nowInstant } from '../verb.ts'

interface CopyTranslationsTo {
  event_id: string
  /** The ids in the copy of tickets, prices and questions that were copied. */
  idOf: ReadonlyMap<string, string>
  withSettings: boolean
}

/** Writes an event's translations for another event: of its own texts, and of the things that were copied with it. */
export async function copyTranslations(
  ctx: Context,
  { translations, taxes_and_fees }: Pick<EventGraph, 'translations' | 'taxes_and_fees'>,
  { event_id, idOf, withSettings }: CopyTranslationsTo,
): Promise<void> {
  const isShared = (id: string) => taxes_and_fees.some((each) => each.id === id)
  const keyInCopy = (key: string): string | null => {
    const [id = '', field] = key.split(':')
    if (field === undefined)
      return withSettings || !settingTextNames.includes(key as SettingText) ? key : null
    const copied = isShared(id) ? id : idOf.get(id)
    return copied === undefined ? null : `${copied}:${field}`
  }
  const copies = translations.map(({ language, texts }) => ({
    ...{ event_id, language, updated_at: nowInstant(ctx), version: 1 },
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => {
        const copied = keyInCopy(key)
        return copied === null ? [] : [[copied, text]]
      }),
    ),
  }))
  await putAll(TranslationEntity, copies)
}
