import { answerPrefix, type ImportField, importField } from '@foyer/contracts/import/import-row'
import { type DayOrder, instantOf } from './date-text.ts'
import { amountOf, type GivenRow, localeOf, namesOf, type ReaderScene, textOf } from './given-row.ts'
import { readCsv } from './read-csv.ts'
import { statusOf } from './status-words.ts'

type Mapping = Partial<Record<string, string>>

/**
 * A CSV file of which somebody said which column holds which field. Times without an offset are in the event’s zone. A column of first names
 * without one of last names has whole names.
 */
export function readMapped(text: string, scene: ReaderScene, mapping: Mapping): GivenRow[] {
  const { timezone, currency } = scene
  type Read = (cell: string, order: () => DayOrder) => unknown
  const read: Partial<Record<ImportField, Read>> = {
    amount_paid: (cell) => amountOf(cell, currency),
    sold_at: (cell, order) => instantOf(cell, timezone, order()),
    checked_in_at: (cell, order) => instantOf(cell, timezone, order()),
    locale: localeOf,
    currency: (cell) => textOf(cell)?.toUpperCase(),
  }
  const amounts = mapping.amount_paid
  const fields = importField.options.filter((field) => mapping[field] !== undefined)
  const asked = Object.keys(mapping).filter((name) => name.startsWith(answerPrefix))
  const columns = [...fields, ...asked].map((name) => mapping[name] ?? '')
  const holdsNames = fields.includes('first_name') && !fields.includes('last_name')
  return readCsv(text, columns, (cell, orderOf) => {
    const answers = asked.flatMap((name) => {
      const answer = textOf(cell(mapping[name] ?? ''))
      return answer === undefined ? [] : [[name.slice(answerPrefix.length), answer] as const]
    })
    return {
      fields: {
        ...Object.fromEntries(
          fields.map((field) => {
            const column = mapping[field] ?? ''
            return [field, (read[field] ?? textOf)(cell(column), () => orderOf(column))]
          }),
        ),
        ...(mapping.status === undefined
          ? {}
          : { status: statusOf(cell(mapping.status), amounts === undefined ? '' : cell(amounts)) }),
        ...(holdsNames ? namesOf(cell(mapping.first_name ?? '')) : {}),
        ...(answers.length > 0 ? { answers: Object.fromEntries(answers) } : {}),
      },
    }
  })
}
