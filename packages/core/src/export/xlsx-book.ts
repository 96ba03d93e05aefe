import type { ExportCell, ExportColumn } from './export-rows.ts'
import { columnName, sheetPath, sheetStart, xlsxParts, xlsxRow } from './xlsx-parts.ts'
import { zipFile } from './zip-file.ts'

export interface BookSheet {
  name: string
  columns: readonly ExportColumn[]
}

/** A workbook of several sheets, written one after the other; only what is compressed is kept in memory. */
export function xlsxBook(timezone: string) {
  const zip = zipFile()
  const names: string[] = []
  let [rows, columns]: [number, readonly ExportColumn[]] = [0, []]
  return {
    begin(sheet: BookSheet): void {
      zip.open(sheetPath(names.length))
      names.push(sheet.name)
      rows = 1
      columns = sheet.columns
      zip.add(sheetStart(columns))
    },
    /** `own`: columns of another currency, for one row. */
    add(row: readonly ExportCell[], own: readonly ExportColumn[] = columns): string {
      rows += 1
      return xlsxRow(own, row, { number: rows, timezone })
    },
    write: (xml: readonly string[]) => zip.add(xml.join('')),
    /** Lets people filter its rows by the headings. */
    finish(): void {
      const range = `A1:${columnName(columns.length - 1)}${rows}`
      zip.close(`</sheetData><autoFilter ref="${range}"/></worksheet>`)
    },
    end(): Buffer {
      for (const [path, xml] of xlsxParts(names)) {
        zip.open(path)
        zip.close(xml)
      }
      zip.end()
      return zip.take()
    },
  }
}
