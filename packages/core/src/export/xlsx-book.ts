import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { columnName, sheetPath, sheetStart, xlsxParts, xlsxRow } from './xlsx-parts.ts'
import { type ZipEntry, zipDescriptor, zipDirectory, zipHeader } from './zip-records.ts'

export interface BookSheet {
  name: string
  columns: readonly ExportColumn[]
}

/** A workbook of several sheets, written one after the other; only what is compressed is kept in memory. */
export function xlsxBook(timezone: string) {
  const parts: Buffer[] = []
  const entries: ZipEntry[] = []
  const names: string[] = []
  let [bytes, rows, columns]: [number, number, readonly ExportColumn[]] = [0, 0, []]
  const write = (part: Buffer) => {
    parts.push(part)
    bytes += part.length
  }
  const deflate = (xml: string, isLast: boolean) => {
    const entry = entries.at(-1)
    if (!entry) throw new Error('No file is open.')
    const plain = Buffer.from(xml)
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    const packed = deflateRawSync(plain, { finishFlush })
    entry.crc = crc32(plain, entry.crc)
    entry.plain_bytes += plain.length
    entry.packed_bytes += packed.length
    write(packed)
    if (isLast) write(zipDescriptor(entry))
  }
  const open = (path: string) => {
    entries.push({ path, at: bytes, crc: 0, plain_bytes: 0, packed_bytes: 0 })
    write(zipHeader(path))
  }
  return {
    begin(sheet: BookSheet): void {
      open(sheetPath(names.length))
      names.push(sheet.name)
      rows = 1
      columns = sheet.columns
      deflate(sheetStart(columns), false)
    },
    /** `own`: columns of another currency, for one row. */
    add(row: readonly ExportCell[], own: readonly ExportColumn[] = columns): string {
      rows += 1
      return xlsxRow(own, row, { number: rows, timezone })
    },
    write: (xml: readonly string[]) => deflate(xml.join(''), false),
    /** Lets people filter its rows by the headings. */
    finish(): void {
      const range = `A1:${columnName(columns.length - 1)}${rows}`
      deflate(`</sheetData><autoFilter ref="${range}"/></worksheet>`, true)
    },
    end(): Buffer {
      for (const [path, xml] of xlsxParts(names)) {
        open(path)
        deflate(xml, true)
      }
      write(zipDirectory(entries, bytes))
      return Buffer.concat(parts)
    },
  }
}
