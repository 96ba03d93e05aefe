import * as z from 'zod'
import { instant } from '../id.ts'
import { locale } from '../locale.ts'

/** How a text is written: on one line, in plain lines, or as HTML from the editor. */
export const textForm = z.enum(['LINE', 'LINES', 'HTML'])
export type TextForm = z.infer<typeof textForm>

/**
 * A text of an event that buyers read, as its organizer wrote it. `path` names it: `title`, or of a thing of the event its id and the field, as in
 * `tk_…:title`. An option of a question has a path of its own text.
 */
export const originalText = z.object({
  /** Names the text. */
  path: z.string(),
  form: textForm,
  /** The maximum number of characters of its translation. */
  max_length: z.int(),
  /** The text as the organizer wrote it. */
  original: z.string(),
  /** Whether the original has changed since it was translated. */
  is_outdated: z.boolean(),
})
export type OriginalText = z.infer<typeof originalText>

/** What is translated. An empty text removes the translation, so that buyers read the original. */
export const eventTranslationBody = z.strictObject({
  /** Translations by the paths of their originals. */
  texts: z
    .record(z.string().max(100), z.string().max(49_999, 'Use fewer than 50,000 characters.'))
    .default({}),
})

/** An event in one of its further languages. */
export const eventTranslation = z.object({
  language: locale,
  /** Whether the event has this language. */
  is_added: z.boolean(),
  updated_at: instant.nullable(),
  /** The translations that there are, by the paths of their originals. */
  texts: z.record(z.string(), z.string()),
  /** All texts that can be translated, in the order in which buyers meet them. */
  originals: z.array(originalText),
})
export type EventTranslation = z.infer<typeof eventTranslation>

/** One of an event's further languages, and how much of it there is. */
export const eventLanguage = z.object({
  language: locale,
  /** How many texts have no translation. */
  missing: z.int(),
  /** How many translations are of a text that has changed since. */
  outdated: z.int(),
  updated_at: instant,
})
export type EventLanguage = z.infer<typeof eventLanguage>

/** The languages of an event: the one that its texts are written in, and those that it is translated into. */
export const eventLanguages = z.object({
  main_language: locale.nullable(),
  /** How many texts can be translated. */
  text_count: z.int(),
  languages: z.array(eventLanguage),
})
export type EventLanguages = z.infer<typeof eventLanguages>
