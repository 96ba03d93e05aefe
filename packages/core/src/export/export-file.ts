import type { ExportCell } from './export-rows.ts'

/** What a format must know to go on behind the bytes that were taken. */
export type FileState = Readonly<Record<string, number>>

/**
 * A file that is made row by row and taken away in parts. Opened again with its state it goes on behind the last part, so that all parts are the
 * same bytes as in one piece, if the rows are added in the same batches.
 */
export interface ExportFile {
  add(rows: readonly ExportCell[][]): void
  /** Adds what comes behind the last row. */
  end(): void
  /** How many bytes have not been taken. */
  waiting(): number
  take(): Buffer
  state(): FileState
}
