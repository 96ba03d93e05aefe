import type { ImportReportLine } from '@foyer/contracts/import/import-report'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formSentence } from '../../lib/words/form-sentence.ts'
import { fieldWords } from './field-words.ts'

/** In these, `about` stands for the ticket, question, column or row that a problem names. */
const about = ''
const sentences: Record<string, MessageDescriptor> = {
  'file.columns_missing': msg`The file lacks these columns: ${about}. Choose the format that it is in, and keep its first line.`,
  'file.gone': msg`The file is gone: it is kept for a day. Choose it again.`,
  'file.no_rows': msg`The file has no rows.`,
  'file.not_csv': msg`The file is not CSV. Export it again as CSV, in UTF-8.`,
  'file.not_sent': msg`The file did not arrive. Choose it again.`,
  'file.too_many_rows': msg`The file has more than ${about} rows. Divide it.`,
  'row.canceled': msg`Canceled tickets are left out. Their codes do not admit.`,
  'row.refunded': msg`Refunded tickets are left out. Their codes do not admit.`,
  'row.unpaid': msg`Unpaid tickets are left out. Import them once they are paid.`,
  'row.currency': msg`The amount is in another currency than the event’s. Convert it.`,
  'row.future': msg`The date of the sale lies in the future.`,
  'row.date_unclear': msg`The file does not tell whether ${about} begins with the day or the month. Write dates as 2027-03-24.`,
  'row.number_shortened': msg`A spreadsheet program shortened the number ${about}. Export the file again, and choose it without opening it before.`,
  'row.status_unknown': msg`The status “${about}” is not known. Write paid, free, canceled, refunded or unpaid.`,
  'row.check_in_list': msg`This ticket was checked in already. Choose the check-in list where that counts.`,
  'row.barcode_twice': msg`Row ${about} has the same code. A code admits one ticket.`,
  'row.id_twice': msg`Row ${about} has the same ticket number.`,
  'row.barcode_taken': msg`Another ticket of this event has this code. A code admits one ticket.`,
  'row.amount': msg`This amount cannot be paid in the event’s currency. Correct it.`,
  'row.sold_differs': msg`This order was imported with other tickets, amounts, dates or codes. Change it in Foyer, or undo that import.`,
  'row.unreadable': msg`This row cannot be read. Export a row for each ticket.`,
  'order.incomplete': msg`Another row of this order is refused. Correct that one.`,
  'order.quantity_limit': msg`The order has more tickets than one may have. Divide it.`,
  'order.sold_out': msg`There is no place left. Raise the quantity and import again.`,
  'ticket.not_found': msg`The event has no ticket “${about}”. Create it, or let the import create it.`,
  'price.not_found': msg`The ticket has no price “${about}”. Add it, or correct the row.`,
  'question.not_found': msg`The event has no question “${about}”. Create it, or leave its answers out.`,
}

/** What only a row of an import can lack. All else is said of forms too. */
const rowSentences: Record<string, MessageDescriptor> = {
  'Give an id.': msg`Give an id.`,
  'Name a ticket.': msg`Name a ticket.`,
  'Give an id of the ticket or of its order.': msg`Give a number of the ticket or of its order.`,
  'Say how much was paid.': msg`Say how much was paid.`,
  'This is not a code that a door can scan.': msg`This is not a code that a door can scan.`,
}

export type Problem = Pick<ImportReportLine, 'code' | 'about' | 'message'>

interface Failed {
  problem: string | null
  problem_code: string | null
  problem_about: string | null
}

/** Why a file cannot be read, as a line of a report would say it. */
export function fileProblemOf({ problem, problem_code, problem_about }: Failed): Problem {
  return { code: problem_code, about: problem_about, message: problem }
}

/** Why a row or a file is not imported, in the reader's language; an unknown code shows the server's English sentence. */
export function problemText(problem: Problem, i18n: I18n): string {
  const { code, about } = problem
  const text = sentenceOf(problem, i18n)
  const isWhole = (code ?? '') in sentences || (code !== null && code in i18n.messages)
  if (!about || isWhole) return text
  const field = fieldWords[about as keyof typeof fieldWords]
  return `${field ? i18n._(field) : about}: ${text}`
}

/** The same without the place that a report names before it. */
export function sentenceOf({ code, about, message }: Problem, i18n: I18n): string {
  const sentence = sentences[code ?? '']
  if (sentence) return i18n._({ ...sentence, values: { about } })
  if (code && code in i18n.messages) return i18n._(code)
  const [, told = message ?? ''] = /^[^:]+: (.+)$/s.exec(about ? (message ?? '') : '') ?? []
  const own = rowSentences[told]
  return own ? i18n._(own) : formSentence(told, i18n)
}
