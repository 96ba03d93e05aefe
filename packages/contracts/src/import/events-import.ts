import * as z from 'zod'
import { id } from '../id.ts'
import { createImportBody, importProgress } from './import.ts'
import { importReportLine } from './import-report.ts'

/** How large an archive may be that is uploaded as it is, in bytes: what S3 takes in one form. */
export const maxArchiveFileBytes = 5 * 1024 ** 3

/** How many events a file may have, and how large it may be, in bytes. */
export const maxImportedEvents = 500
export const maxEventsFileBytes = 20 * 1024 * 1024

/** `events`: lines of JSON as in `events.jsonl` of an archive, one event each. `archive`: the whole ZIP file (docs/decisions/0149). */
export const eventsImportFormat = z.enum(['events', 'archive'])

export const createEventsImportBody = z.strictObject({
  format: eventsImportFormat,
  dry_run: createImportBody.shape.dry_run,
  /** The organizer of the events; left out: the organizer that a line names, or the account's only one. */
  organizer_id: id('organizer').optional(),
  /** The taxes and fees that the file calls otherwise: what it calls them, and which they are here. */
  tax_and_fee_ids: z.record(z.string().max(100), id('tax_or_fee')).optional(),
  /** Of an archive: import the orders of its events, too. */
  with_orders: z.boolean().default(true),
  file_of: createImportBody.shape.file_of,
})
export type CreateEventsImportBody = z.infer<typeof createEventsImportBody>

/** One line of the report of an import of events. */
export const eventsImportLine = importReportLine.omit({ order_external_id: true }).extend({
  /** The file of an archive that it is about; null of the format `events`. */
  file: z.string().nullable(),
  /** The event that it is here, into which its orders are imported; null while there is none. */
  event_id: id('event').nullable(),
  /** The event's title in the file; absent of other things and of lines that cannot be read. */
  title: z.string().optional(),
  /** The names of the things that `about` leads through, such as a ticket and then its tax; empty where one has no name. */
  named: z.array(z.string()).optional(),
})
export type EventsImportLine = z.infer<typeof eventsImportLine>

/** The orders of an event of an archive: an import into it (docs/decisions/0133), or what a dry run found in their file. */
export const archivedOrders = z.object({
  /** Null in a dry run. */
  event_id: id('event').nullable(),
  title: z.string(),
  /** Null in a dry run. */
  import_id: id('import').nullable(),
  status: importProgress.shape.status,
  rows_done: z.int(),
  rows_total: z.int().nullable(),
  /** Rows by outcome; of a dry run, how many cannot be read. */
  counts: importProgress.shape.counts,
})
export type ArchivedOrders = z.infer<typeof archivedOrders>

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
    /** Which tax or fee is meant by what the file calls it. */
    tax_and_fee_ids: z.record(z.string(), id('tax_or_fee')),
    with_orders: z.boolean(),
    /** What an archive brought that the account did not have, or would bring. */
    made: z.object({
      /** Organizers that it created. */
      organizers: z.int(),
      /** Taxes and fees that it created. */
      taxes_and_fees: z.int(),
      /** Templates of messages that it created. */
      message_templates: z.int(),
    }),
    /** Pictures of an archive. */
    images: z.object({
      /** Given to what decodes and shows them. */
      done: z.int(),
      /** Of no use, with a line in the report. */
      refused: z.int(),
    }),
    /** Entries of `orders` in all: the events of an archive that have orders. */
    orders_total: z.int(),
    /** How many of those are imported. */
    orders_done: z.int(),
    /** Those that were begun last, at most 100. A list of imports leaves them out. */
    orders: z.array(archivedOrders),
    /** Once it is done: the first events that it created or corrected, or would, at most 100. A list of imports leaves them out. */
    events: z.array(eventsImportLine.pick({ event_id: true }).extend({ title: z.string() })),
    /** Once it is done: the first events that were refused, at most 100. */
    problems: z.array(eventsImportLine),
  })
export type EventsImportProgress = z.infer<typeof eventsImportProgress>
