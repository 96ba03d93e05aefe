import { answerPrefix, type ImportField, importField } from '@foyer/contracts/import/import-row'
import { amountOf, type GivenRow, instantOf, localeOf, type ReaderScene, textOf } from './given-row.ts'
import { readCsv } from './read-csv.ts'

type Mapping = Partial<Record<string, string>>

/** A CSV file of which somebody said which column holds which field. Times without an offset are in the event’s zone. */
export function readMapped(text: string, scene: ReaderScene, mapping: Mapping): GivenRow[] {
  const { timezone, currency } = scene
  const read: Partial<Record<ImportField, (cell: string) => unknown>> = {
    amount_paid: (cell) => amountOf(cell, currency),
    sold_at: (cell) => instantOf(cell, timezone),
    checked_in_at: (cell) => instantOf(cell, timezone),
    status: (cell) => textOf(cell)?.toLowerCase().replace('cancelled', 'canceled'),
    locale: localeOf,
    currency: (cell) => textOf(cell)?.toUpperCase(),
  }
  const fields = importField.options.filter((field) => mapping[field] !== undefined)
  const asked = Object.keys(mapping).filter((name) => name.startsWith(answerPrefix))
  const columns = [...fields, ...asked].map((name) => mapping[name] ?? '')
  return readCsv(text, columns, (cell) => {
    const answers = asked.flatMap((name) => {
      const answer = textOf(cell(mapping[name] ?? ''))
      return answer === undefined ? [] : [[name.slice(answerPrefix.length), answer] as const]
    })
    return {
      fields: {
        ...Object.fromEntries(
          fields.map((field) => [field, (read[field] ?? textOf)(cell(mapping[field] ?? ''))]),
        ),
        ...(answers.length > 0 ? { answers: Object.fromEntries(answers) } : {}),
      },
    }
  })
}
