import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../components/ui/table.tsx'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { LineFees, LineNet, OrderLink } from './ledger-cells.tsx'
import { kindWords } from './ledger-words.ts'

interface LedgerLinesProps {
  lines: readonly LedgerLine[]
  timeZone: string
  /** Titles of events by their ids. */
  titles: ReadonlyMap<string, string>
}

/** Movements of money, oldest first: a table at a desk, and rows of two lines on a phone. */
export function LedgerLines(props: LedgerLinesProps) {
  return useIsWide() ? <LineTable {...props} /> : <LineRows {...props} />
}

function LineTable({ lines, timeZone, titles }: LedgerLinesProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    <Table aria-label={t`Ledger`}>
      <TableHeader>
        <TableRow>
          <TableHead>
            <Trans>When</Trans>
          </TableHead>
          <TableHead>
            <Trans>Movement</Trans>
          </TableHead>
          <TableHead>
            <Trans>Order</Trans>
          </TableHead>
          <TableHead className="max-lg:hidden">
            <Trans>Event</Trans>
          </TableHead>
          <TableHead className="text-end">
            <Trans>Amount</Trans>
          </TableHead>
          <TableHead className="text-end">
            <Trans>Fees</Trans>
          </TableHead>
          <TableHead className="text-end">
            <Trans>After fees</Trans>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell className="whitespace-nowrap">
              <time dateTime={line.at}>{format.date(line.at, timeZone, 'day_time')}</time>
            </TableCell>
            <TableCell>{i18n._(kindWords[line.kind])}</TableCell>
            <TableCell>
              <OrderLink line={line} />
            </TableCell>
            <TableCell className="max-lg:hidden">{titles.get(line.event_id ?? '')}</TableCell>
            <TableCell className="text-end whitespace-nowrap tabular-nums">
              {format.money(line.gross, line.currency)}
            </TableCell>
            <TableCell className="text-end whitespace-nowrap tabular-nums">
              <LineFees line={line} />
            </TableCell>
            <TableCell className="text-end whitespace-nowrap tabular-nums">
              <LineNet line={line} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function LineRows({ lines, timeZone }: LedgerLinesProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ul className="divide-y rounded-lg border bg-card">
      {lines.map((line) => (
        <li key={line.id} className="grid min-w-0 gap-1 px-4 py-2.5 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{i18n._(kindWords[line.kind])}</span>
            <span className="shrink-0 tabular-nums">{format.money(line.gross, line.currency)}</span>
          </div>
          <div className="flex min-h-5 items-center justify-between gap-3 text-muted-foreground">
            <OrderLink line={line} />
            <time dateTime={line.at} className="ms-auto shrink-0 text-xs tabular-nums">
              {format.date(line.at, timeZone, 'day_time')}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}
