import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { sheetEnd, sheetStart, xlsxParts, xlsxRow } from './xlsx-parts.ts'

/**
 * A workbook with typed cells, compressed row by row, so that 100,000 rows take no more memory than the file. A text
 * stays a text with any first character, so nothing has to be escaped.
 */
export function xlsxFile(columns: readonly ExportColumn[], timezone: string) {
  const bytes: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    bytes.push(chunk)
  })
  const open = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path)
    zip.add(file)
    return file
  }
  const sheet = open('xl/worksheets/sheet1.xml')
  const write = (xml: string, isLast = false) => sheet.push(strToU8(xml), isLast)
  let written = 1
  write(sheetStart(columns))
  return {
    add: (rows: readonly ExportCell[][]) => {
      const lines = rows.map((row) => {
        written += 1
        return xlsxRow(columns, row, { number: written, timezone })
      })
      write(lines.join(''))
    },
    end: async (): Promise<Uint8Array> => {
      write(sheetEnd, true)
      for (const [path, xml] of xlsxParts) open(path).push(strToU8(xml), true)
      zip.end()
      return Buffer.concat(bytes)
    },
  }
}
