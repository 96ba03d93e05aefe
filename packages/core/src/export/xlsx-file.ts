import type { ExportFile, FileState } from './export-file.ts'
import type { ExportCell, ExportColumn } from './export-rows.ts'
import { sheetEnd, sheetPath, sheetStart, xlsxParts, xlsxRow } from './xlsx-parts.ts'
import { type ZipState, zipFile } from './zip-file.ts'
import { zipHeader } from './zip-records.ts'

/**
 * A workbook with typed cells, compressed batch by batch, so that the next batch can be made by another process. A text stays a text with any
 * first character, so nothing has to be escaped.
 */
export function xlsxFile(
  columns: readonly ExportColumn[],
  timezone: string,
  from: FileState | null = null,
): ExportFile {
  const zip = zipFile(from ? zipState(from) : undefined)
  let written = from?.rows ?? 1
  if (!from) {
    zip.open(sheetPath(0))
    zip.add(sheetStart(columns))
  }
  return {
    add(rows: readonly ExportCell[][]) {
      const lines = rows.map((row) => {
        written += 1
        return xlsxRow(columns, row, { number: written, timezone })
      })
      zip.add(lines.join(''))
    },
    end() {
      zip.close(sheetEnd)
      for (const [path, xml] of xlsxParts(['Sheet1'])) {
        zip.open(path)
        zip.close(xml)
      }
      zip.end()
    },
    waiting: zip.waiting,
    take: zip.take,
    state() {
      const [{ crc, plain_bytes, packed_bytes } = { crc: 0, plain_bytes: 0, packed_bytes: 0 }] =
        zip.state().entries
      return { rows: written, crc, plain_bytes, packed_bytes }
    },
  }
}

/** The sheet is the first file, and the only one that is not whole. */
function zipState({ crc = 0, plain_bytes = 0, packed_bytes = 0 }: FileState): ZipState {
  const path = sheetPath(0)
  const entry = { path, at: 0, crc, plain_bytes, packed_bytes }
  return { entries: [entry], bytes: zipHeader(path).length + packed_bytes }
}
