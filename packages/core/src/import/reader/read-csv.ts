import { foldedHeading, headingsAt, separated } from '@foyer/contracts/import/file-text'
import { maxImportRows } from '@foyer/contracts/import/import-row'
import { CsvError, parse } from 'csv-parse/sync'
import { type DayOrder, dayOrder } from './date-text.ts'
import {
  type CsvRecord,
  type GivenRow,
  requireReadableLine,
  tooManyRows,
  UnreadableFile,
} from './given-row.ts'

/**
 * The records of a CSV file with any of the usual separators, each read by its headings. An unknown heading reads as empty. `orderOf` tells in
 * which order the dates of a column have their day and month, as far as all of them tell. Records without any text are no rows. `="007"`, with which
 * files keep spreadsheets from making a number of it, is 007.
 */
export function readCsv(
  text: string,
  required: readonly string[],
  read: (record: CsvRecord, orderOf: (heading: string) => DayOrder) => Omit<GivenRow, 'row'>,
): GivenRow[] {
  const all = parsed(text)
  const top = headingsAt(all, required)
  const columns = new Map<string, number>()
  for (const [index, heading] of (all[top] ?? []).entries())
    if (!columns.has(foldedHeading(heading))) columns.set(foldedHeading(heading), index)
  const missing = required.filter((heading) => !columns.has(foldedHeading(heading)))
  if (missing.length > 0)
    throw new UnreadableFile(
      'file.columns_missing',
      `The file has no column “${missing.join('”, “')}”. Choose the format that it is in, and keep its first line.`,
      missing.join(', '),
    )
  const records = all.slice(top + 1)
  const cellOf = (cells: readonly string[], heading: string) =>
    (cells[columns.get(foldedHeading(heading)) ?? -1] ?? '').replace(/^="(.*)"$/s, '$1')
  const orders = new Map<string, DayOrder>()
  const orderOf = (heading: string) => {
    const order = orders.get(heading) ?? dayOrder(records.map((cells) => cellOf(cells, heading)))
    orders.set(heading, order)
    return order
  }
  return records.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    return [{ row: top + index + 2, ...read((heading) => cellOf(cells, heading), orderOf) }]
  })
}

/** The headings of a file, as they are written. `required`: those by which their line is known. */
export function headingsOf(text: string, required: readonly string[]): string[] {
  const beginning = parsed(text, 20)
  return beginning[headingsAt(beginning, required)] ?? []
}

/** A record with a hundred columns has some thousand characters. Empty cells count for the parser only as part of their line. */
const mostInRecord = 1_000_000
const maxCells = 10_000_000

function parsed(text: string, to?: number): string[][] {
  const { separator, lines } = separated(text)
  let cells = 0
  try {
    for (const line of lines.matchAll(/[^\r\n]+/g))
      if (line[0].length > mostInRecord) throw new Error('No table has a line of that length.')
    return parse(lines, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: mostInRecord,
      on_record: (record: string[], { records }) => {
        requireReadableLine(records)
        cells += record.length
        if (cells > maxCells) throw tooManyRows(maxImportRows)
        return record
      },
      ...(to === undefined ? {} : { to }),
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const line =
      error instanceof CsvError && typeof error.lines === 'number'
        ? ` Line ${error.lines} is the first that cannot be read.`
        : ''
    throw new UnreadableFile('file.not_csv', `The file is not CSV. Export it again as CSV, in UTF-8.${line}`)
  }
}
