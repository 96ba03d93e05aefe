import { maxShownProblems } from '@foyer/contracts/import/import'
import type { ImportOutcome, ImportReportLine } from '@foyer/contracts/import/import-report'
import type { ImportCounts } from '@foyer/contracts/import/import-row'
import type { OrderResult } from './import-order.ts'
import { type ReportOwner, reportKey } from './imports.ts'
import { type LeftRow, leftRow, type PlannedOrder } from './plan-orders.ts'

/** What the report says of an order's rows. */
export function linesOf(planned: PlannedOrder, result: OrderResult | null): ImportReportLine[] {
  const left = (outcome: 'skipped' | 'refused') => (row: LeftRow) => ({
    ...row,
    about: row.about ?? null,
    outcome,
  })
  const { outcome = 'refused', problem } = result ?? {}
  return [
    ...planned.skipped.map(left('skipped')),
    ...planned.refused.map(left('refused')),
    ...planned.tickets.map(({ row, given }) => ({
      ...leftRow(row, given),
      outcome,
      code: problem?.code ?? null,
      about: problem?.about ?? null,
      message: problem?.message ?? null,
    })),
  ]
}

/** These counts with those of more lines. */
export function countLines(counts: ImportCounts, lines: readonly { outcome: ImportOutcome }[]): ImportCounts {
  const next = { ...counts }
  for (const { outcome } of lines) next[outcome] += 1
  return next
}

const file = { media_type: 'application/x-ndjson', file_name: 'import.ndjson' }
const textOf = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** Keeps the part of the report that begins at a position. The same part again takes its place. */
export async function storePart(
  item: ReportOwner,
  position: number,
  lines: readonly object[],
): Promise<void> {
  const { writePrivateObject } = await import('../media/s3.ts')
  await writePrivateObject(reportKey(item, position), { ...file, bytes: Buffer.from(textOf(lines)) })
}

/** Makes one report of its parts, in the order of the file's rows (`isSorted`: of the parts). Answers its lines. */
export async function joinParts<Line extends Pick<ImportReportLine, 'row' | 'code'> = ImportReportLine>(
  item: ReportOwner,
  positions: readonly number[],
  { isSorted = false } = {},
): Promise<Line[]> {
  const { readObject, writePrivateObject } = await import('../media/s3.ts')
  const lines: Line[] = []
  for (const position of positions) {
    const bytes = await readObject(reportKey(item, position), Number.POSITIVE_INFINITY)
    if (!(bytes instanceof Uint8Array)) throw new Error('A part of the report is gone.')
    for (const line of Buffer.from(bytes).toString('utf8').split('\n'))
      if (line !== '') lines.push(JSON.parse(line) as Line)
  }
  if (!isSorted) lines.sort((one, other) => one.row - other.row)
  await writePrivateObject(reportKey(item), { ...file, bytes: Buffer.from(textOf(lines)) })
  return lines
}

/** The first lines of things that were not imported. */
export function firstProblems<Line extends Pick<ImportReportLine, 'code'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ code }) => code !== null).slice(0, maxShownProblems)
}
