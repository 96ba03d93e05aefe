import * as z from 'zod'
import { id } from '../id.ts'
import { createImportBody, importProgress } from './import.ts'
import { importReportLine } from './import-report.ts'

/** How many events a file may have, and how large it may be, in bytes. */
export const maxImportedEvents = 500
export const maxEventsFileBytes = 20 * 1024 * 1024

/** `events`: lines of JSON as in `events.jsonl` of an archive, one event each. */
export const eventsImportFormat = z.enum(['events'])

export const createEventsImportBody = z.strictObject({
  format: eventsImportFormat,
  dry_run: createImportBody.shape.dry_run,
  /** The organizer of the events; left out: the organizer that a line names, or the account's only one. */
  organizer_id: id('organizer').optional(),
  /** The taxes and fees that the file calls otherwise: what it calls them, and which they are here. */
  tax_and_fee_ids: z.record(z.string().max(100), id('tax_or_fee')).optional(),
  file_of: createImportBody.shape.file_of,
})
export type CreateEventsImportBody = z.infer<typeof createEventsImportBody>

/** One line of the report of an import of events. */
export const eventsImportLine = importReportLine.omit({ order_external_id: true })
export type EventsImportLine = z.infer<typeof eventsImportLine>

/** An import of events with what was asked for, and how far it is. */
export const eventsImportProgress = importProgress
  .pick({
    ...{ id: true, dry_run: true, status: true, rows_done: true, rows_total: true, counts: true },
    ...{ problem: true, problem_code: true, problem_about: true, upload: true, report_url: true },
    ...{ is_undone: true, created_at: true },
  })
  .extend({
    account_id: id('account'),
    format: eventsImportFormat,
    organizer_id: id('organizer').nullable(),
    /** Once it is done: the first events that were refused, at most 100. */
    problems: z.array(eventsImportLine),
  })
export type EventsImportProgress = z.infer<typeof eventsImportProgress>
