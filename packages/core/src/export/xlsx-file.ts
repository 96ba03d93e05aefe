import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { ExportFile, FileState } from './export-file.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { sheetEnd, sheetPath, sheetStart, xlsxParts, xlsxRow } from './xlsx-parts.ts'
import { type ZipEntry, zipDescriptor, zipDirectory, zipHeader } from './zip-records.ts'

/**
 * A workbook with typed cells, compressed batch by batch. Each batch ends on a whole byte and is compressed without looking back, so the next one can
 * be made by another process. A text stays a text with any first character, so nothing has to be escaped.
 */
export function xlsxFile(
  columns: readonly ExportColumn[],
  timezone: string,
  from: FileState | null = null,
): ExportFile {
  const { rows: before = 1, crc = 0, plain_bytes = 0, packed_bytes = 0 } = from ?? {}
  const sheet: ZipEntry = { path: sheetPath(0), at: 0, crc, plain_bytes, packed_bytes }
  let [parts, bytes, written]: [Buffer[], number, number] = [[], 0, before]
  const write = (part: Buffer) => {
    parts.push(part)
    bytes += part.length
  }
  const deflate = (entry: ZipEntry, xml: string, isLast: boolean) => {
    const plain = Buffer.from(xml)
    const packed = deflateRawSync(plain, {
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
    })
    entry.crc = crc32(plain, entry.crc)
    entry.plain_bytes += plain.length
    entry.packed_bytes += packed.length
    write(packed)
  }
  if (!from) {
    write(zipHeader(sheetPath(0)))
    deflate(sheet, sheetStart(columns), false)
  }
  return {
    add(rows: readonly ExportCell[][]) {
      const lines = rows.map((row) => {
        written += 1
        return xlsxRow(columns, row, { number: written, timezone })
      })
      deflate(sheet, lines.join(''), false)
    },
    end() {
      deflate(sheet, sheetEnd, true)
      write(zipDescriptor(sheet))
      const entries = [sheet]
      for (const [path, xml] of xlsxParts(['Sheet1'])) {
        const entry = { path, at: endOf(entries.at(-1)), crc: 0, plain_bytes: 0, packed_bytes: 0 }
        entries.push(entry)
        write(zipHeader(path))
        deflate(entry, xml, true)
        write(zipDescriptor(entry))
      }
      write(zipDirectory(entries, endOf(entries.at(-1))))
    },
    waiting: () => bytes,
    take() {
      const taken = Buffer.concat(parts)
      parts = []
      bytes = 0
      return taken
    },
    state: () => ({
      ...{ rows: written, crc: sheet.crc },
      ...{ plain_bytes: sheet.plain_bytes, packed_bytes: sheet.packed_bytes },
    }),
  }
}

/** Where a file of the archive ends, with what is around its contents. */
function endOf(entry: ZipEntry | undefined): number {
  if (!entry) return 0
  return entry.at + zipHeader(entry.path).length + entry.packed_bytes + zipDescriptor(entry).length
}
