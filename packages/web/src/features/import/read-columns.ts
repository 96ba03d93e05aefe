import { headingsAt, separated, textOfFile } from '@foyer/contracts/import/file-text'
import type { ImportFormat } from '@foyer/contracts/import/import'
import Papa from 'papaparse'

/** What the beginning of a file says: its format as far as its columns tell, the columns, and an example of each. */
export interface FileColumns {
  format: ImportFormat
  headings: string[]
  examples: Record<string, string>
}

/** Columns that only the export of that system has. */
const marks: Record<Exclude<ImportFormat, 'rows' | 'csv'>, string[]> = {
  eventbrite: ['order #', 'ticket type', 'email'],
  hi_events: ['public id', 'product name', 'email'],
  pretix: ['order code', 'position id', 'product', 'email'],
}

/** A file that is no table: another kind of spreadsheet has to be saved as CSV first. */
export class NotCsv extends Error {}

/** A file that was chosen, and what is sent of it: itself, or of an Excel file one of its sheets as CSV. */
export interface ChosenTable {
  chosen: File
  sent: File
  /** Which of its sheets that is, their names, and what makes each the one that is sent. */
  sheet: number
  names: string[]
  sheets: (() => ChosenTable)[]
}

/** A chosen file as a table: of an Excel file, the sheet that a known system exports, or else the longest. Error: `NotCsv`. */
export async function readChosen(chosen: File): Promise<ChosenTable> {
  const [first, second] = new Uint8Array(await chosen.slice(0, 2).arrayBuffer())
  const isZip = first === 0x50 && second === 0x4b
  if (!isZip) return { chosen, sent: chosen, sheet: 0, names: [], sheets: [] }
  const { readWorkbook } = await import('./read-workbook.ts')
  const read = await readWorkbook(chosen).catch(() => [])
  const names = read.map(({ name }) => name)
  const sheets = read.map(({ rows }, sheet) => () => {
    const sent = new File([Papa.unparse(rows)], `${chosen.name}.csv`, { type: 'text/csv' })
    return { chosen, sent, sheet, names, sheets }
  })
  const known = read.findIndex(({ rows }) => formatOf(rows[headingsAt(rows, [])] ?? []) !== 'csv')
  const longest = read.reduce(
    (best, { rows }, at) => (rows.length > (read[best]?.rows.length ?? 0) ? at : best),
    0,
  )
  const table = sheets[known === -1 ? longest : known]?.()
  if (!table) throw new NotCsv()
  return table
}

const beginningBytes = 256 * 1024

/** Reads the headings of a file and its first rows, as the import reads them. Error: `NotCsv`. */
export async function readColumns(file: File): Promise<FileColumns> {
  const bytes = await file.slice(0, beginningBytes).arrayBuffer()
  const text = textOfFile(new Uint8Array(bytes), { isWhole: file.size <= beginningBytes })
  // ZIP, which a workbook is, and texts with bytes that no text has.
  if (text.startsWith('PK') || text.includes('\0')) throw new NotCsv()
  if (text.trimStart().startsWith('{')) return { format: 'rows', headings: [], examples: {} }
  const { separator, lines } = separated(text)
  const { data } = Papa.parse<string[]>(lines, { preview: 20, delimiter: separator })
  const at = headingsAt(data, [])
  const first = data[at] ?? []
  const headings = [...new Set(first.map((heading) => heading.trim()).filter(Boolean))]
  if (headings.length < 2) throw new NotCsv()
  const rows = data.slice(at + 1)
  const examples = Object.fromEntries(
    headings.map((heading) => {
      const column = first.findIndex((each) => each.trim() === heading)
      return [heading, rows.map((row) => row[column]?.trim() ?? '').find(Boolean) ?? '']
    }),
  )
  return { format: formatOf(headings), headings, examples }
}

function formatOf(headings: readonly string[]): ImportFormat {
  const known = new Set(headings.map((heading) => heading.toLowerCase()))
  const systems = Object.entries(marks) as [keyof typeof marks, string[]][]
  return systems.find(([, columns]) => columns.every((column) => known.has(column)))?.[0] ?? 'csv'
}
