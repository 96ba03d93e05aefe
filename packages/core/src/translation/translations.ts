import type { Locale } from '@foyer/contracts/locale'
import {
  type EventLanguages,
  type EventTranslation,
  eventTranslationBody,
} from '@foyer/contracts/translation/translation'
import type * as endpoints from '@foyer/contracts/translation/translation-endpoints'
import { eventPassesChanged } from '@foyer/contracts/wallet/wallet-messages'
import { changeEvent } from '../event/change-event.ts'
import {
  type EventGraph,
  forgetEventGraph,
  requireEvent,
  requireEventGraph,
} from '../event-graph/event-graph.ts'
import { originalTexts, textMark } from '../event-graph/original-texts.ts'
import { audited } from '../store/audit/audited.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import {
  type KeptText,
  TranslationEntity,
  type TranslationItem,
} from '../store/translation/translation-entity.ts'
import { isConditionRefused, outbox, toSend, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { cleanTexts } from './clean-texts.ts'

/** An item of the table holds 400 KB, and every page of the event reads this one. */
export const mostBytes = 200_000

/** The languages of an event, in the order in which Foyer lists them, each with what is missing. */
export async function listEventTranslations(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.listEventTranslations>,
): Promise<EventLanguages> {
  const graph = await requireEventGraph(ctx, params.event_id)
  const { main_language } = graph.settings
  const originals = originalTexts(graph)
  return {
    main_language,
    text_count: originals.length,
    languages: graph.translations
      .filter(({ language }) => language !== main_language)
      .map(({ language, texts, updated_at }) => ({
        language,
        missing: originals.filter(({ key }) => !texts[key]).length,
        outdated: originals.filter(({ key, original }) => isOutdated(texts[key], original)).length,
        updated_at,
      })),
  }
}

/** The event's texts beside their translations into a language, which the event need not have. */
export async function getEventTranslation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEventTranslation>,
): Promise<EventTranslation> {
  return toTranslation(await requireEventGraph(ctx, params.event_id), params.language)
}

/**
 * Translates the named texts; the others stay, and an empty one is read as the original again. A translation counts as made from the original as it is now.
 * Adds the language if the event does not have it. Errors: `event.not_found`; `request.invalid` for a text that the event does not have, for one
 * that is too long, and in the event's own language; those of `changed`; `server.busy` when others keep writing.
 */
export async function updateEventTranslation(
  ctx: Context,
  { params: { event_id, language }, body }: ParsedInput<typeof endpoints.updateEventTranslation>,
): Promise<EventTranslation> {
  const given = await cleanTexts(await requireEventGraph(ctx, event_id), body.texts ?? {})
  const written = await untilWritten(async () => {
    const graph = await requireEventGraph(ctx, event_id)
    if (graph.settings.main_language === language)
      throw invalid('language', 'This is the event’s own language. Change its texts themselves.')
    const before = translationOf(graph, language)
    const { texts } = changed(ctx, eventTranslationBody, toTranslation(graph, language), { texts: given })
    const item = {
      ...{ event_id, language, updated_at: nowInstant(ctx), version: (before?.version ?? 0) + 1 },
      texts: keptTexts(graph, { texts, given, before }),
      ...outbox(toSend(eventPassesChanged, { event_id })),
    }
    if (Buffer.byteLength(JSON.stringify(item.texts)) > mostBytes)
      throw invalid('texts', 'These texts are too long together. Shorten some of them.')
    return (await put(item, before?.version)) ? { graph, item } : 'lost'
  })
  const { graph, item } = written
  await noteLanguage(ctx, graph.event, { language, isThere: true })
  const others = graph.translations.filter((other) => other.language !== language)
  return toTranslation({ ...graph, translations: [...others, item] }, language)
}

/** Removes a language of an event; one that it does not have stays so. Buyers read the original again. */
export async function deleteEventTranslation(
  ctx: Context,
  { params: { event_id, language } }: ParsedInput<typeof endpoints.deleteEventTranslation>,
): Promise<void> {
  const event = await requireEvent(ctx, event_id)
  await TranslationEntity.delete({ event_id, language }).go()
  forgetEventGraph(event_id)
  await noteLanguage(ctx, event, { language, isThere: false })
}

/** Notes on the event itself which languages it has. A language that is noted already changes nothing. */
async function noteLanguage(
  ctx: Context,
  event: EventItem,
  { language, isThere }: { language: Locale; isThere: boolean },
): Promise<void> {
  const { account_id, event_id, languages = [] } = event
  if (languages.includes(language) === isThere) return
  const action = isThere ? 'event.language_added' : 'event.language_removed'
  await changeEvent(ctx, event, (seen) => {
    const others = (seen.languages ?? []).filter((other) => other !== language)
    return {
      languages: isThere ? [...others, language] : others,
      ...outbox(
        audited(ctx, { account_id, action, subject_id: event_id, details: { language } }),
        toSend(eventPassesChanged, { event_id }),
      ),
    }
  })
}

function translationOf({ translations }: EventGraph, locale: Locale): TranslationItem | undefined {
  return translations.find(({ language }) => language === locale)
}

function toTranslation(graph: EventGraph, language: Locale): EventTranslation {
  const kept = translationOf(graph, language)
  const originals = originalTexts(graph)
  const texts = originals.flatMap(({ key }) => {
    const text = kept?.texts[key]?.text
    return text ? [[key, text] as const] : []
  })
  return {
    language,
    is_added: kept !== undefined,
    updated_at: kept?.updated_at ?? null,
    texts: Object.fromEntries(texts),
    originals: originals.map(({ key: path, ...each }) => ({
      ...{ path, ...each },
      is_outdated: isOutdated(kept?.texts[path], each.original),
    })),
  }
}

function isOutdated(kept: KeptText | undefined, original: string): boolean {
  return kept !== undefined && kept.of !== textMark(original)
}

interface Merged {
  texts: Record<string, string>
  given: Record<string, string>
  before: TranslationItem | undefined
}

/** What is kept: no text of a thing that is gone, and none that is empty. */
function keptTexts(graph: EventGraph, { texts, given, before }: Merged): Record<string, KeptText> {
  const kept = originalTexts(graph).flatMap(({ key, original }) => {
    const text = texts[key]
    if (!text) return []
    const of = key in given ? textMark(original) : (before?.texts[key]?.of ?? textMark(original))
    return [[key, { text, of }] as const]
  })
  return Object.fromEntries(kept)
}

async function put(item: TranslationItem, seen: number | undefined): Promise<boolean> {
  try {
    await TranslationEntity.put(item)
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go()
    forgetEventGraph(item.event_id)
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

function invalid(field: string, sentence: string): AppError {
  return new AppError('request.invalid', { errors: { [field]: [sentence] } })
}
