import * as z from 'zod'
import { exportStatus } from '../export/export.ts'
import { id, instant } from '../id.ts'

/** `rows`: lines of JSON, `csv`: columns as `mapping` says; else what that system exports as CSV. */
export const importFormat = z.enum(['rows', 'csv', 'eventbrite', 'hi_events', 'pretix'])
export type ImportFormat = z.infer<typeof importFormat>

export const createImportBody = z
  .strictObject({
    format: importFormat,
    /** Only report what would happen. */
    dry_run: z.boolean(),
    /** Of `csv`: the column of each field. */
    mapping: z.record(z.string().max(50), z.string().max(200)).optional(),
    /** Create tickets that are missing. */
    create_tickets: z.boolean().default(false),
    /** Where tickets count as admitted that were admitted before. */
    check_in_list_id: id('check_in_list').optional(),
    /** Email buyers and ticket holders. */
    send_tickets: z.boolean().default(false),
    /** The import with the file to use again. */
    file_of: id('import').optional(),
  })
  .check(({ value, issues }) => {
    const isGiven = Object.keys(value.mapping ?? {}).length > 0
    if (value.format !== 'csv' || isGiven) return
    const message = 'Say which column holds which field.'
    issues.push({ code: 'custom', path: ['mapping'], message, input: value })
  })
export type CreateImportBody = z.infer<typeof createImportBody>

export const importProgress = z.object({
  id: id('import'),
  event_id: id('event'),
  dry_run: z.boolean(),
  /** Of the import, and then of its undoing. */
  status: exportStatus,
  rows_done: z.int(),
  rows_total: z.int().nullable(),
  /** Rows by outcome. */
  counts: z.record(z.string(), z.int()),
  /** How many places each ticket or capacity lacks. */
  missing_places: z.record(z.string(), z.int()),
  /** Why the file cannot be read. */
  problem: z.string().nullable(),
  /** Where the file is awaited for ten minutes: a form with these fields, then `file`. */
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  /** Lines of JSON, for a day. */
  report_url: z.string().nullable(),
  created_at: instant,
})
export type ImportProgress = z.infer<typeof importProgress>
