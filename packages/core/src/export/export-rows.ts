import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { languageTag } from '@foyer/contracts/language-tag'
import type { Currency } from '@foyer/contracts/money'
import type { Address, Answer } from '@foyer/contracts/question/answer'
import { type Translate, translator } from '@foyer/emails/language/translator'
import { Temporal } from 'temporal-polyfill'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { allIds, type RowList } from '../list/list-rows.ts'
import type { ExportItem } from '../store/export/export-entity.ts'
import type { QuestionItem } from '../store/question/question-entity.ts'

/**
 * A column of a file and the kind of its cells. `text`: what people typed. `money`: minor units. `moment`: a UTC instant,
 * written in the event's zone.
 */
export type ExportColumn =
  | { title: string; type: 'text' | 'number' | 'moment' }
  | { title: string; type: 'money'; currency: Currency }

/** Null is an empty cell. */
export type ExportCell = string | number | null

/** What a file consists of. */
export interface ExportSource {
  columns: ExportColumn[]
  /** The ids of its rows, in their order. */
  choose(): Promise<string[]>
  /** The lines of some of them. Rows with an item deleted since are left out. */
  lines(ids: readonly string[]): Promise<ExportCell[][]>
}

/** What every file format needs: the current event, and the language of the headings. */
export interface ExportScene {
  graph: EventGraph
  locale: string
  t: Translate
}

/** The scene of an export. Throws if its event was deleted. */
export async function readExportScene({ event_id, locale }: ExportItem): Promise<ExportScene> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new Error(`Event ${event_id} of an export is gone.`)
  return { graph, locale, t: translator(locale) }
}

/** The ids of a list's rows, or of those that were chosen of them: an id from elsewhere chooses nothing. */
export async function chosenIds<Row extends object>(
  { short_ids, ...query }: Parameters<typeof allIds<Row>>[0] & { short_ids?: string[] | undefined },
  list: RowList<Row>,
): Promise<string[]> {
  const ids = await allIds(query, list)
  const chosen = short_ids && new Set(short_ids)
  return chosen ? ids.filter((id) => chosen.has(id)) : ids
}

/** The lines of the items that are still there, in the order of the ids. */
export async function linesOf<Item>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Map<string, Item>>,
  line: (item: Item) => ExportCell[],
): Promise<ExportCell[][]> {
  const items = await read(ids)
  return ids.flatMap((id) => {
    const item = items.get(id)
    return item === undefined ? [] : [line(item)]
  })
}

/** A column for each question, and a last one for answers to questions that were deleted or now belong elsewhere. */
export function answerColumns({ t, locale }: ExportScene, questions: readonly QuestionItem[]) {
  const known = new Set(questions.map(({ id }) => id))
  const columns: ExportColumn[] = [
    ...questions.map(({ title }) => ({ title, type: 'text' as const })),
    { title: t('export.other-answers'), type: 'text' },
  ]
  const cells = (answers: readonly Answer[] = []): ExportCell[] => {
    const given = new Map(answers.map((answer) => [answer.question_id, answer]))
    const others = answers.filter(({ question_id }) => !known.has(question_id))
    return [
      ...questions.map(({ id }) => textOf(given.get(id), locale)),
      others.map((answer) => `${answer.title}: ${answerText(answer, locale)}`).join('\n') || null,
    ]
  }
  return { columns, cells }
}

function textOf(answer: Answer | undefined, locale: string): ExportCell {
  return answer ? answerText(answer, locale) : null
}

/** An answer in one cell: several options on separate lines, an address on one line, a date as stored, so that it sorts. */
export function answerText({ value }: Pick<Answer, 'value'>, locale: string): string {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : addressText(value, locale)
}

function addressText(address: Address, locale: string): string {
  const { address_line_1, address_line_2, zip_or_postal_code, city, state_or_region, country } = address
  const place = [zip_or_postal_code, city].filter(Boolean).join(' ')
  const land = country && new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country)
  return [address_line_1, address_line_2, place, state_or_region, land].filter(Boolean).join(', ')
}

/** An amount in minor units as a decimal: "12.50", "1200" for JPY (F16). */
export function decimalAmount(minor: number, currency: Currency): string {
  const exponent = currencyExponent(currency)
  return (minor / 10 ** exponent).toFixed(exponent)
}

/** The wall time of an instant in the event's zone: "2026-05-01 14:30:00". */
export function wallTime(instant: string, timezone: string): string {
  const { year, month, day, hour, minute, second } =
    Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
}
