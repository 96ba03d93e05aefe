import type { Currency } from '@foyer/contracts/money'

/**
 * A column of a file; says how its cells are meant. `text`: whatever people wrote; `money`: minor units; `moment`: a UTC
 * instant, written in the event's zone.
 */
export type ExportColumn =
  | { title: string; type: 'text' | 'number' | 'moment' }
  | { title: string; type: 'money'; currency: Currency }

/** Null: nothing to say. */
export type ExportCell = string | number | null

/** A file's contents: how many rows there will be, then the rows, some at a time. */
export interface ExportRows {
  columns: ExportColumn[]
  total: number
  batches: AsyncIterable<ExportCell[][]>
}
