import { stringify } from 'csv-stringify/sync'
import { decimalAmount, wallTime } from './export-cells.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'

/** Spreadsheets take a text that begins so for a formula and run it (product.md, Safety). */
const formulaStart = /^[=+\-@\t\r\n\0]/

/** A comma-separated file, row by row. Spreadsheets know by its byte order mark that it is UTF-8. */
export function csvFile(columns: readonly ExportColumn[], timezone: string) {
  const parts: Buffer[] = [Buffer.from('\uFEFF')]
  const add = (lines: string[][]) => {
    parts.push(Buffer.from(stringify(lines, { record_delimiter: 'windows' })))
  }
  add([columns.map(({ title }) => harmless(title))])
  return {
    add: (rows: readonly ExportCell[][]) =>
      add(rows.map((row) => columns.map((column, index) => csvText(column, row[index] ?? null, timezone)))),
    end: async (): Promise<Uint8Array> => Buffer.concat(parts),
  }
}

function csvText(column: ExportColumn, cell: ExportCell, timezone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number')
    return column.type === 'money' ? decimalAmount(cell, column.currency) : String(cell)
  return column.type === 'moment' ? wallTime(cell, timezone) : harmless(cell)
}

/** A text with an apostrophe before it where a spreadsheet would run it; amounts and numbers never come here. */
function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
