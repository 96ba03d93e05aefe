import { type ImportField, maxImportRows } from '@foyer/contracts/import/import-row'
import { locale } from '@foyer/contracts/locale'
import { parseMoney } from '@foyer/contracts/parse-money'
import { refusalIn } from '../../verb.ts'

/** A row as a file gives it, not checked yet. `row` counts as a spreadsheet does. */
export interface GivenRow {
  row: number
  fields: Partial<Record<ImportField | 'answers', unknown>>
  /** Why it cannot be a ticket, whatever its fields say. */
  problem?: string
}

/** What reading a file needs to know of its event, and the moment at which it is imported. */
export interface ReaderScene {
  timezone: string
  currency: string
  now: string
}

/** One record of a CSV file, by its headings. */
export type CsvRecord = (heading: string) => string

/** Why a row or a file is not imported: a code for programs, and a sentence. */
export interface Problem {
  code: string
  message: string
  /** The ticket, price, question, field, column or other row that it is about. */
  about?: string
}

/** Why a file cannot be read at all. */
export type FileProblem =
  | ArchiveProblem
  | 'file.columns_missing'
  | 'file.gone'
  | 'file.no_rows'
  | 'file.not_csv'
  | 'file.not_sent'
  | 'file.too_many_rows'

/** Why an archive cannot be read. Most are about a file in it, `file.version` about its version, `file.too_many_files` and `file.too_large` about the limit. */
type ArchiveProblem =
  | 'file.changed'
  | 'file.damaged'
  | 'file.encrypted'
  | 'file.invalid'
  | 'file.lacking'
  | 'file.not_archive'
  | 'file.not_zip'
  | 'file.too_large'
  | 'file.too_many_files'
  | 'file.twice'
  | 'file.version'
  | 'file.without_event'

/** A file that cannot be read at all; the sentence says why, and what to do. `about`: what it lacks. */
export class UnreadableFile extends Error {
  readonly problem: Problem
  constructor(code: FileProblem, message: string, about?: string) {
    super(message)
    this.problem = { code, message, ...(about === undefined ? {} : { about }) }
  }
}

/** How many lines of a file are read, with empty ones, which cost as much as others. */
const maxLines = 2 * maxImportRows

/** Error: `UnreadableFile` for a line beyond those that are read. */
export function requireReadableLine(row: number): void {
  if (row > maxLines) throw tooManyRows(maxImportRows)
}

/** Why a file is refused that has more rows than an import may have. */
export function tooManyRows(most: number): UnreadableFile {
  return new UnreadableFile('file.too_many_rows', `A file may have ${most} rows. Divide this one.`, `${most}`)
}

/**
 * What code that only reads makes of foreign contents. Whatever else it throws it would throw again at each attempt: then the contents are refused
 * with `refusal`, and the log names the error.
 */
export async function readOr<Result>(refusal: Error, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const { name, problem } = error as { name?: string; problem?: Problem }
    if (problem || refusalIn(error)) throw error
    console.error('A reader of imported files failed', { error: name })
    throw refusal
  }
}

/** An amount as minor units, with or without the currency's sign; what is no amount stays as it is, as (12.00) does, which is a negative one. */
export function amountOf(text: string, currency: string): number | string | undefined {
  if (/^\s*\(.*\)\s*$/.test(text)) return text
  const digits = text.replace(/[^\d.,\s'’-]/g, '').trim()
  if (digits === '') return text.trim() === '' ? undefined : text
  return parseMoney(digits, currency, 'en') ?? text
}

/** The text, or nothing where a cell is empty. */
export function textOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim()
}

/** A name in one cell: what stands behind its last space, or before its comma, is the last name. */
export function namesOf(name: string): { first_name?: string; last_name?: string } {
  const [, last, first] = /^([^,]+),([^,]+)$/.exec(name) ?? []
  if (last?.trim() && first?.trim()) return { first_name: first.trim(), last_name: last.trim() }
  const words = name.trim().split(/\s+/)
  if (words[0] === '') return {}
  if (words.length === 1) return { first_name: words[0] as string }
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) as string }
}

/** The language that another system names, as Foyer calls it; nothing where Foyer does not speak it. */
export function localeOf(text: string): string | undefined {
  const [language = ''] = text.trim().split(/[-_]/)
  const tags = [text.trim().replace('_', '-'), language.toLowerCase()]
  return tags.find((tag) => locale.safeParse(tag).success)
}
