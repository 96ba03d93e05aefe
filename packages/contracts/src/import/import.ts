import * as z from 'zod'
import { exportStatus } from '../export/export.ts'
import { id, instant } from '../id.ts'
import { importReportLine } from './import-report.ts'

/** `rows`: lines of JSON, `csv`: columns as `mapping` says; else what that system exports as CSV. */
export const importFormat = z.enum(['rows', 'csv', 'eventbrite', 'hi_events', 'pretix'])
export type ImportFormat = z.infer<typeof importFormat>

export const createImportBody = z
  .strictObject({
    format: importFormat,
    /** Only report what would happen. */
    dry_run: z.boolean(),
    /** Of `csv`: the column of each field, and of each question as `answers.` with its title or id. */
    mapping: z.record(z.string().max(250), z.string().max(200)).optional(),
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

/** How many rows that were not imported an answer shows; the report has all. */
export const maxShownProblems = 100

/** An import with what was asked for, and how far it is. */
export const importProgress = z.object({
  id: id('import'),
  event_id: id('event'),
  format: importFormat,
  dry_run: z.boolean(),
  /** Of `csv`: the column of each field. */
  mapping: z.record(z.string(), z.string()),
  create_tickets: z.boolean(),
  check_in_list_id: id('check_in_list').nullable(),
  send_tickets: z.boolean(),
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
  /** The code of that problem; null without one. */
  problem_code: z.string().nullable(),
  /** What the problem is about, such as the columns that the file lacks. */
  problem_about: z.string().nullable(),
  /** Once it is done: the first rows that were refused or skipped, at most 100. */
  problems: z.array(importReportLine),
  /** Where the file is awaited for ten minutes: a form with these fields, then `file`. */
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  /** Lines of JSON, for a day. */
  report_url: z.string().nullable(),
  /** Whether it was, or is being, undone. */
  is_undone: z.boolean(),
  created_at: instant,
})
export type ImportProgress = z.infer<typeof importProgress>
