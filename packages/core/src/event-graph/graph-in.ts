import type { TranslationItem } from '../store/translation/translation-entity.ts'
import { type EventGraph, readEventGraph } from './event-graph.ts'
import { optionKey, settingTextNames } from './original-texts.ts'

/**
 * The event as buyers read it in that language: each text that has a translation in it, the others as their organizer wrote them
 * (docs/decisions/0110). The same graph where it has none. Never write what comes from it.
 */
export function graphIn(given: EventGraph, locale: string): EventGraph {
  if (given.spoken?.language === locale) return given
  const graph = given.spoken?.original ?? given
  const translation = translationIn(graph, locale)
  if (!translation) return graph
  const say = sayer(translation)
  return {
    ...graph,
    ...eventIn(graph, locale),
    tickets: graph.tickets.map((ticket) => ({
      ...ticket,
      title: say(`${ticket.id}:title`, ticket.title),
      description: say(`${ticket.id}:description`, ticket.description),
      prices: ticket.prices.map((price) => ({ ...price, label: say(`${price.id}:label`, price.label) })),
    })),
    taxes_and_fees: graph.taxes_and_fees.map((each) => ({
      ...each,
      name: say(`${each.id}:name`, each.name),
    })),
    questions: graph.questions.map((question) => ({
      ...question,
      title: say(`${question.id}:title`, question.title),
      description: say(`${question.id}:description`, question.description),
      options: optionsIn(question, translation),
    })),
    spoken: { language: translation.language, translation, original: graph },
  }
}

/** The same, as it is now or was within the last second. Null if the event is unknown. */
export async function readEventGraphIn(event_id: string, locale: string): Promise<EventGraph | null> {
  const graph = await readEventGraph(event_id)
  return graph && graphIn(graph, locale)
}

/** The event's own texts, without its tickets and questions. */
export function eventIn<Facts extends Pick<EventGraph, 'event' | 'settings' | 'translations'>>(
  facts: Facts,
  locale: string,
): Pick<EventGraph, 'event' | 'settings'> {
  const { event, settings } = facts
  const translation = translationIn(facts, locale)
  if (!translation) return { event, settings }
  const say = sayer(translation)
  return {
    event: {
      ...event,
      title: say('title', event.title),
      description: say('description', event.description),
    },
    settings: {
      ...settings,
      ...Object.fromEntries(settingTextNames.map((name) => [name, say(name, settings[name])])),
    },
  }
}

/** A translation into the event's own language counts for nothing: the organizer said later that the texts are in it. */
function translationIn(
  { settings, translations }: Pick<EventGraph, 'settings' | 'translations'>,
  locale: string,
): TranslationItem | undefined {
  if (translations.length === 0 || settings.main_language === locale) return undefined
  return translations.find(({ language }) => language === locale)
}

const sayer =
  ({ texts }: TranslationItem) =>
  (key: string, original: string): string =>
    original === '' ? '' : texts[key]?.text || original

/**
 * The options of a question in that language, in their order. Two that read the same cannot be told apart in an answer, so the question then
 * keeps its own.
 */
export function optionsIn(
  { id, options }: { id: string; options: readonly string[] },
  translation: TranslationItem,
): string[] {
  const say = sayer(translation)
  const said = options.map((option) => say(optionKey(id, option), option))
  return new Set(said).size === said.length ? said : [...options]
}
