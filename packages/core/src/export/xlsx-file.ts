import { currencyExponent } from '@foyer/contracts/currency-exponent'
import type { Cell, SheetData } from 'write-excel-file/node'
import { wallTime } from './export-cells.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'

/** XML knows no other control characters, and a cell no longer text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const longestText = 32_767

const widths = { text: 24, number: 10, moment: 18, money: 14 }

/** A workbook with typed cells. A text stays a text whatever it begins with, so nothing has to be escaped. */
export function xlsxFile(columns: readonly ExportColumn[], timezone: string) {
  const data: SheetData = [
    columns.map(({ title }) => ({ value: xmlText(title), fontWeight: 'bold' as const })),
  ]
  return {
    add: (rows: readonly ExportCell[][]) => {
      for (const row of rows)
        data.push(columns.map((column, index) => cellOf(column, row[index] ?? null, timezone)))
    },
    end: async (): Promise<Uint8Array> => {
      const { default: writeExcelFile } = await import('write-excel-file/node')
      const options = { stickyRowsCount: 1, columns: columns.map(({ type }) => ({ width: widths[type] })) }
      return writeExcelFile(data, options).toBuffer()
    },
  }
}

function cellOf(column: ExportColumn, cell: ExportCell, timezone: string): Cell {
  if (cell === null || cell === '') return null
  if (column.type === 'money' && typeof cell === 'number') return moneyCell(cell, column.currency)
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (column.type !== 'moment') return { value: xmlText(cell), type: String }
  // A workbook's dates have no zone: the event's wall time is written as if it were UTC.
  const value = new Date(`${wallTime(cell, timezone).replace(' ', 'T')}Z`)
  return { value, type: Date, format: 'yyyy-mm-dd hh:mm' }
}

function moneyCell(minor: number, currency: string): Cell {
  const exponent = currencyExponent(currency)
  const format = exponent === 0 ? '0' : `0.${'0'.repeat(exponent)}`
  return { value: minor / 10 ** exponent, type: Number, format }
}

function xmlText(text: string): string {
  return text.replace(unwritable, '').slice(0, longestText)
}
