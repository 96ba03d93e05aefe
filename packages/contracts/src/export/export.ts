import * as z from 'zod'
import { affiliateListQuery } from '../affiliate/affiliate.ts'
import { attendeeListQuery } from '../attendee/attendee.ts'
import { id, instant, linkId } from '../id.ts'
import { orderListQuery } from '../order/order.ts'
import { answerListQuery } from '../question/answer.ts'

// Each kind is one member of `createExportBody` and one file of `core/src/export`.
/** What can be exported. */
export const exportKind = z.enum(['orders', 'attendees', 'answers', 'affiliates'])
export type ExportKind = z.infer<typeof exportKind>

/** `csv`: UTF-8 with a byte order mark; `xlsx`: numbers and dates are typed cells. */
export const exportFormat = z.enum(['csv', 'xlsx'])
export type ExportFormat = z.infer<typeof exportFormat>

export const exportStatus = z.enum(['WAITING', 'WRITING', 'DONE', 'FAILED'])
export type ExportStatus = z.infer<typeof exportStatus>

/** Hours for which a finished file can be fetched. */
export const exportHours = 24

/** Which rows, in which order: the filters and sorting of that list; left out: all rows. */
const chosen = { query: true, sort_by: true, sort_direction: true, filter_fields: true } as const

const onlyThese = {
  /** Of the rows that the filters leave only these; left out: all of them. */
  short_ids: z.array(linkId).min(1).max(500, 'Choose at most 500 rows.').optional(),
}

export const createExportBody = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('orders'),
      format: exportFormat,
      ...onlyThese,
      ...orderListQuery.pick(chosen).shape,
    }),
    z.strictObject({
      kind: z.literal('attendees'),
      format: exportFormat,
      ...onlyThese,
      ...attendeeListQuery.pick(chosen).shape,
    }),
    z.strictObject({
      kind: z.literal('answers'),
      format: exportFormat,
      question_id: id('question'),
      ...answerListQuery.pick(chosen).shape,
    }),
    z.strictObject({
      kind: z.literal('affiliates'),
      format: exportFormat,
      ...affiliateListQuery.pick(chosen).shape,
    }),
  ],
  { error: 'Choose what to export.' },
)
export type CreateExportBody = z.infer<typeof createExportBody>

/** A file in the making. `rows_total` is null until it is known. FAILED also means that no process works on it anymore. */
export const exportProgress = z.object({
  id: id('export'),
  event_id: id('event'),
  kind: exportKind,
  format: exportFormat,
  status: exportStatus,
  rows_done: z.int(),
  rows_total: z.int().nullable(),
  created_at: instant,
  /** After this moment the file is gone. */
  expires_at: instant,
})
export type ExportProgress = z.infer<typeof exportProgress>

/** The URL of a finished file. It works for a few minutes. */
export const exportDownload = z.object({ url: z.url(), expires_at: instant })
export type ExportDownload = z.infer<typeof exportDownload>
