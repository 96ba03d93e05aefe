import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { decimalAmount, wallTime } from './export-cells.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { xlsxStyles } from './xlsx-styles.ts'

/** XML knows no other control characters, and a cell no longer text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const longestText = 32_767
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A workbook's dates count days from the end of 1899. */
const daysBefore1970 = 25_569

/** A line of a sheet as its XML says it; `number` counts from 1. */
export function xlsxRow(
  columns: readonly ExportColumn[],
  row: readonly ExportCell[],
  { number, timezone }: { number: number; timezone: string },
): string {
  const cells = columns.map((column, index) => {
    const place = `r="${columnName(index)}${number}"`
    return `<c ${place}${cellXml(column, row[index] ?? null, timezone)}`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

/** The headings, in bold. */
export function xlsxHeading(columns: readonly ExportColumn[]): string {
  const cells = columns.map(
    ({ title }, index) => `<c r="${columnName(index)}1" s="${xlsxStyles.bold}"${textXml(title)}`,
  )
  return `<row r="1">${cells.join('')}</row>`
}

function cellXml(column: ExportColumn, cell: ExportCell, timezone: string): string {
  if (cell === null || cell === '') return '/>'
  if (typeof cell === 'number') return numberXml(column, cell)
  if (column.type !== 'moment') return textXml(cell)
  // A workbook's dates have no zone: the event's wall time is written as if it were UTC.
  const wall = Date.parse(`${wallTime(cell, timezone).replace(' ', 'T')}Z`)
  return ` s="${xlsxStyles.moment}"><v>${wall / 86_400_000 + daysBefore1970}</v></c>`
}

function numberXml(column: ExportColumn, value: number): string {
  if (column.type !== 'money') return `><v>${value}</v></c>`
  const style = xlsxStyles.money[currencyExponent(column.currency)]
  return ` s="${style}"><v>${decimalAmount(value, column.currency)}</v></c>`
}

function textXml(text: string): string {
  const written = text.replace(unwritable, '').slice(0, longestText).toWellFormed()
  const escaped = written.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
