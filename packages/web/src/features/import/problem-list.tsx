import { maxShownProblems } from '@foyer/contracts/import/import'
import type { ImportReportLine } from '@foyer/contracts/import/import-report'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'

export interface ProblemLine extends Pick<ImportReportLine, 'row' | 'outcome' | 'external_id'> {
  /** Of an archive: the file in it. */
  file?: string | null
}

interface ProblemListProps<Line extends ProblemLine> {
  problems: readonly Line[]
  /** Why, in the reader's language. */
  textOf: (line: Line) => string
  /** Names a row beside its number. */
  nameOf?: (line: Line) => string
}

/** Why rows were left out or refused: each reason once, with its rows. */
export function ProblemList<Line extends ProblemLine>({
  problems,
  textOf,
  nameOf = () => '',
}: ProblemListProps<Line>) {
  if (problems.length === 0) return null
  const reasons = new Map<string, Line[]>()
  for (const line of problems) {
    const reason = `${line.outcome} ${line.file ?? ''} ${textOf(line)}`
    reasons.set(reason, [...(reasons.get(reason) ?? []), line])
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">
        <Trans>Rows that are not imported</Trans>
      </h2>
      <Card>
        <ul className="divide-y">
          {[...reasons].map(([reason, [line, ...others]]) => (
            <li key={reason} className="grid gap-1 p-4 text-sm">
              {line && <Reason outcome={line.outcome} text={textOf(line)} />}
              {line && <Rows lines={[line, ...others]} nameOf={nameOf} />}
            </li>
          ))}
        </ul>
      </Card>
      {problems.length === maxShownProblems && (
        <p className="text-sm text-muted-foreground">
          <Trans>These are the first {maxShownProblems}. The report has all of them.</Trans>
        </p>
      )}
    </section>
  )
}

function Reason({ outcome, text }: { outcome: ProblemLine['outcome']; text: string }) {
  return (
    <p className="flex flex-wrap items-start gap-2">
      <Badge tone={outcome === 'refused' ? 'danger' : 'neutral'}>
        {outcome === 'refused' ? <Trans>Refused</Trans> : <Trans>Left out</Trans>}
      </Badge>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}

interface RowsProps<Line> {
  lines: readonly Line[]
  nameOf: (line: Line) => string
}

function Rows<Line extends ProblemLine>({ lines, nameOf }: RowsProps<Line>) {
  const rows = lines.map((line) => [`${line.row}`, nameOf(line)].filter(Boolean).join(' ')).join(', ')
  const file = lines[0]?.file
  return (
    <p className="text-muted-foreground wrap-anywhere">
      {file && <span className="me-2">{file}</span>}
      {lines.length === 1 ? <Trans>Row {rows}</Trans> : <Trans>Rows {rows}</Trans>}
    </p>
  )
}
