import { stringify } from 'csv-stringify/sync'
import type { ExportFile, FileState } from './export-file.ts'
import { decimalAmount, type ExportCell, type ExportColumn, wallTime } from './export-rows.ts'

/** A sign that a spreadsheet takes for a formula and runs; spaces and quotation marks before it don't hide it. */
const sign = '(?=["\\u0020\\u00a0\\u3000\\ufeff]*[=+\\-@\\t\\0＝＋－＠])'
/** Where one may stand: at the beginning (docs/product.md#safety), … */
const first = new RegExp(`^${sign}`, 'u')
/** … after each line break, and after what spreadsheets of other countries take for the end of a cell. */
const afterEnd = new RegExp(`[\\n\\v\\f\\r\\u0085\\u2028\\u2029;\\t]${sign}`, 'gu')

/**
 * The characters that put a field in quotation marks, besides comma and quotation mark: what is text for one reader
 * starts a row for another.
 */
export const quoted = /[\p{Cc}\p{Zl}\p{Zp};]/u

/** A comma-separated file, row by row. Spreadsheets know by its byte order mark that it is UTF-8. */
export function csvFile(
  columns: readonly ExportColumn[],
  timezone: string,
  from: FileState | null = null,
): ExportFile {
  let parts: Buffer[] = []
  let bytes = 0
  const write = (part: Buffer) => {
    parts.push(part)
    bytes += part.length
  }
  const add = (lines: string[][]) => {
    write(Buffer.from(stringify(lines, { record_delimiter: 'windows', quoted_match: quoted })))
  }
  if (!from) {
    write(Buffer.from('\uFEFF'))
    add([columns.map(({ title }) => harmless(title))])
  }
  return {
    add: (rows: readonly ExportCell[][]) =>
      add(rows.map((row) => columns.map((column, index) => csvText(column, row[index] ?? null, timezone)))),
    end: () => undefined,
    waiting: () => bytes,
    take() {
      const taken = Buffer.concat(parts)
      parts = []
      bytes = 0
      return taken
    },
    state: () => ({}),
  }
}

function csvText(column: ExportColumn, cell: ExportCell, timezone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number')
    return column.type === 'money' ? decimalAmount(cell, column.currency) : String(cell)
  return column.type === 'moment' ? wallTime(cell, timezone) : harmless(cell)
}

/** A text with an apostrophe wherever a spreadsheet would run it; amounts and numbers never come here. */
export function harmless(text: string): string {
  return text.replaceAll(afterEnd, "$&'").replace(first, "'")
}
