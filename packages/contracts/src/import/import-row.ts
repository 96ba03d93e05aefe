import * as z from 'zod'
import { oldCode } from '../check-in/check-in.ts'
import { instant } from '../id.ts'
import { locale } from '../locale.ts'
import { amount, currency } from '../money.ts'
import { promoCodeText } from '../promo-code/promo-code.ts'
import { answerValue } from '../question/answer.ts'
import { email, lastName, oneLine, shortLine } from '../text.ts'
import type { ImportOutcome } from './import-report.ts'

/** How many tickets a file may have, and how large it may be, in bytes. */
export const maxImportRows = 100_000
export const maxImportBytes = 64 * 1024 * 1024

const externalId = oneLine.min(1, 'Give an id.').max(100, 'Use at most 100 characters.')

/** What a ticket was in the system that it comes from. Only `paid` and `free` ones are imported. */
export const importedStatus = z.enum(['paid', 'free', 'canceled', 'refunded', 'unpaid'])
export type ImportedStatus = z.infer<typeof importedStatus>

/**
 * One ticket of an import, as a line of JSON in a file of the format `rows`, and as what every other format is read into. Rows with the same
 * `order_external_id` are one order. `external_id` is the ticket's own id in the other system; at least one of the two is given.
 */
export const importRow = z
  .strictObject({
    order_external_id: externalId.optional(),
    external_id: externalId.optional(),
    /** The title or the id of a ticket of the event. */
    ticket: oneLine.min(1, 'Name a ticket.').max(200, 'Use at most 200 characters.'),
    /** Which of its prices, of a ticket that has several; left out: the first one. */
    price_label: shortLine(100).optional(),
    first_name: lastName.default(''),
    last_name: lastName.default(''),
    /** Left out: the buyer's. */
    email: email.optional(),
    buyer_first_name: lastName.optional(),
    buyer_last_name: lastName.optional(),
    /** Left out: the ticket holder's. The first row of an order says who bought it. */
    buyer_email: email.optional(),
    locale: locale.optional(),
    notes: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
    /** Left out: `paid` where an amount is given, else `free`. */
    status: importedStatus.optional(),
    /** What was paid for this ticket, with fees and taxes, minor units. */
    amount_paid: amount.optional(),
    currency: currency.optional(),
    /** When it was sold; left out: when it is imported. */
    sold_at: instant.optional(),
    /** When it was admitted already, at the check-in list of the import. */
    checked_in_at: instant.optional(),
    /** The text of the QR code or barcode on the ticket that its holder has. It still admits. */
    barcode: oldCode.optional(),
    /** The same, of codes that only hashes are known of, as an archive of Foyer has them. */
    code_hashes: z
      .array(z.string().regex(/^[\w-]{22}$/, 'This is not the hash of a code.'))
      .max(10)
      .optional(),
    /** The code that it was bought with, for the record. */
    promo_code: promoCodeText.optional(),
    /** Answers by the title or the id of their question, which the event has. Of a choice, the options; several in one text have commas between them. */
    answers: z.record(oneLine.min(1).max(200), answerValue).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    if (!value.external_id && !value.order_external_id)
      refuse('external_id', 'Give an id of the ticket or of its order.')
    if (!value.email && !value.buyer_email) refuse('email', 'Enter a valid email address.')
    if (value.status === 'paid' && value.amount_paid === undefined)
      refuse('amount_paid', 'Say how much was paid.')
    if (value.status === 'free' && value.amount_paid) refuse('amount_paid', 'A free ticket costs nothing.')
  })
export type ImportRow = z.infer<typeof importRow>

const { answers: _answers, code_hashes: _hashes, ...ofColumns } = importRow.shape

/** The fields of a row, which the columns of a CSV file are mapped to: those that a cell can hold. */
export const importField = z.enum(
  Object.keys(ofColumns) as [keyof typeof ofColumns, ...(keyof typeof ofColumns)[]],
)
export type ImportField = z.infer<typeof importField>

/** What a mapping calls the answer to a question, before its title or id. */
export const answerPrefix = 'answers.'

/** How far an import is: `UNDOING` and `UNDONE` show as WRITING and DONE. */
export type ImportStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'UNDOING' | 'UNDONE'

/** How many rows had each outcome; of an undone import, how many tickets were taken back, or kept because they changed since. */
export type ImportCounts = Record<ImportOutcome | 'undone' | 'kept', number>
