import * as z from 'zod'

/** What happens to a row, or would happen. */
export const importOutcome = z.enum(['created', 'updated', 'unchanged', 'skipped', 'refused'])
export type ImportOutcome = z.infer<typeof importOutcome>

/** One line of an import's report: a row with its outcome. */
export const importReportLine = z.object({
  /** As a spreadsheet counts: the first line of a file is 1. */
  row: z.int(),
  /** The other system's id of the ticket. */
  external_id: z.string().nullable(),
  /** The other system's id of the order. */
  order_external_id: z.string().nullable(),
  outcome: importOutcome,
  /** Why it was skipped or refused; null otherwise. */
  code: z.string().nullable(),
  /** The ticket, price, question, field or first row that it is about; null where it is about the whole row. */
  about: z.string().nullable(),
  /** The same as a sentence. */
  message: z.string().nullable(),
})
export type ImportReportLine = z.infer<typeof importReportLine>
