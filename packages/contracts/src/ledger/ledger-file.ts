import * as z from 'zod'
import { exportFormat, exportStatus } from '../export/export.ts'
import { id, instant } from '../id.ts'
import { ledgerMonth } from './ledger.ts'

export const ledgerFileBody = z.strictObject({
  /** A month such as 2026-11, in the account's time zone. */
  month: ledgerMonth,
  format: exportFormat,
})

/** A month's ledger as a file in the making. */
export const ledgerFile = z.object({
  id: id('export'),
  /** A month such as 2026-11. */
  month: ledgerMonth,
  format: exportFormat,
  /** What stands between the cells of a CSV file; with a semicolon, amounts have a decimal comma, as spreadsheets of that language expect. */
  delimiter: z.enum([',', ';']),
  status: exportStatus,
  rows_done: z.int(),
  created_at: instant,
  /** After this moment the file is gone. */
  expires_at: instant,
})
export type LedgerFile = z.infer<typeof ledgerFile>
