import { parse } from 'csv-parse/sync'
import { type CsvRecord, type GivenRow, UnreadableFile } from './given-row.ts'

/** The records of a CSV file with any of the usual separators, each read by its headings. An unknown heading reads as empty. */
export function readCsv(
  text: string,
  required: readonly string[],
  read: (record: CsvRecord) => Omit<GivenRow, 'row'>,
): GivenRow[] {
  const [headings, ...records] = parsed(text)
  const columns = new Map<string, number>()
  for (const [index, heading] of (headings ?? []).entries())
    if (!columns.has(folded(heading))) columns.set(folded(heading), index)
  const missing = required.filter((heading) => !columns.has(folded(heading)))
  if (missing.length > 0)
    throw new UnreadableFile(
      'file.columns_missing',
      `The file has no column “${missing.join('”, “')}”. Choose the format that it is in, and keep its first line.`,
      missing.join(', '),
    )
  return records.map((cells, index) => {
    const record: CsvRecord = (heading) => cells[columns.get(folded(heading)) ?? -1] ?? ''
    return { row: index + 2, ...read(record) }
  })
}

/** The headings of a file, as they are written. */
export function headingsOf(text: string): string[] {
  return parsed(text, 1)[0] ?? []
}

const folded = (heading: string) => heading.trim().toLowerCase()

function parsed(text: string, to?: number): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  const [delimiter = { sign: ',' }] = counts.toSorted((one, other) => other.count - one.count)
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiter.sign,
      relax_column_count: true,
      skip_empty_lines: true,
      ...(to === undefined ? {} : { to }),
    })
  } catch {
    throw new UnreadableFile('file.not_csv', 'The file is not CSV. Export it again as CSV, in UTF-8.')
  }
}
