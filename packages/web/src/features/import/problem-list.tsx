import { type ImportProgress, maxShownProblems } from '@foyer/contracts/import/import'
import type { ImportReportLine } from '@foyer/contracts/import/import-report'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { problemText } from './problem-words.ts'

/** Why rows were left out or refused: each reason once, with its rows. */
export function ProblemList({ item: { problems } }: { item: ImportProgress }) {
  const { i18n } = useLingui()
  if (problems.length === 0) return null
  const reasons = new Map<string, ImportReportLine[]>()
  for (const line of problems) {
    const reason = `${line.outcome} ${problemText(line, i18n)}`
    reasons.set(reason, [...(reasons.get(reason) ?? []), line])
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">
        <Trans>Rows that are not imported</Trans>
      </h2>
      <Card>
        <ul className="divide-y">
          {[...reasons].map(([reason, lines]) => (
            <Reason key={reason} lines={lines} />
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

function Reason({ lines }: { lines: readonly ImportReportLine[] }) {
  const { i18n } = useLingui()
  const [line] = lines
  if (!line) return null
  const rows = lines.map(({ row }) => row).join(', ')
  return (
    <li className="grid gap-1 p-4 text-sm">
      <p className="flex flex-wrap items-start gap-2">
        <Badge tone={line.outcome === 'refused' ? 'danger' : 'neutral'}>
          {line.outcome === 'refused' ? <Trans>Refused</Trans> : <Trans>Left out</Trans>}
        </Badge>
        <span className="min-w-0 wrap-anywhere">{problemText(line, i18n)}</span>
      </p>
      <p className="text-muted-foreground wrap-anywhere">
        {lines.length === 1 ? <Trans>Row {rows}</Trans> : <Trans>Rows {rows}</Trans>}
      </p>
    </li>
  )
}
