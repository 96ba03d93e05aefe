import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import { useUndoCheckIn } from './check-in-mutations.ts'
import type { ScanState, SettledScan } from './device/scan-store.ts'
import { holderOf } from './verdict.ts'
import { VerdictDetails } from './verdict-details.tsx'
import { verdictLooks } from './verdict-words.ts'

interface RecentScansProps {
  listShortId: string
  zone: string
  state: ScanState
  onUndone: (attendeeReference: string) => void
}

/** The scans of this device, newest first. An admission can be undone here. */
export function RecentScans({ listShortId, zone, state, onUndone }: RecentScansProps) {
  const undo = useUndoCheckIn(listShortId, onUndone)
  const scans = recentScans(state)
  if (scans.length === 0)
    return (
      <p className="py-2 text-sm text-muted-foreground">
        <Trans>Scans from this device appear here and can be undone.</Trans>
      </p>
    )
  return (
    <ol className="divide-y">
      {scans.map((entry) => (
        <RecentRow
          key={entry.scan.scan_id}
          entry={entry}
          zone={zone}
          isBusy={
            undo.isPending &&
            entry.verdict.kind === 'admitted' &&
            undo.variables === entry.verdict.attendeeReference
          }
          onUndo={(attendeeReference) => undo.mutate(attendeeReference)}
        />
      ))}
    </ol>
  )
}

const shownRecent = 30

/** Waiting scans with what was told about them, and answered scans, in the order of scanning. */
function recentScans({ waiting, settled }: ScanState): SettledScan[] {
  const told = waiting.flatMap((scan) => (scan.told ? [{ scan, verdict: scan.told, isLate: false }] : []))
  return [...told, ...settled]
    .toSorted((a, b) => b.scan.scanned_at.localeCompare(a.scan.scanned_at))
    .slice(0, shownRecent)
}

interface RecentRowProps {
  entry: SettledScan
  zone: string
  isBusy: boolean
  onUndo: (attendeeReference: string) => void
}

function RecentRow({ entry, zone, isBusy, onUndo }: RecentRowProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { scan, verdict, isLate } = entry
  const { icon: Icon, word, text } = verdictLooks[verdict.kind]
  const name = holderOf(verdict)?.name || scan.code
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Icon aria-hidden className={cn('size-5 shrink-0', text)} />
      <div className="grid min-w-0 grow text-sm">
        <bdi className="w-fit max-w-full truncate font-medium">{name}</bdi>
        <span className="text-muted-foreground">
          <span className={text}>{i18n._(word)}</span> · {format.date(scan.scanned_at, zone, 'time')}
          {isLate && (
            <>
              {' '}
              · <Trans>sent late</Trans>
            </>
          )}
          {verdict.kind !== 'admitted' && (
            <span className="block">
              <VerdictDetails verdict={verdict} zone={zone} />
            </span>
          )}
        </span>
      </div>
      {verdict.kind === 'admitted' && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          aria-label={t`Undo the check-in of ${name}`}
          onClick={() => onUndo(verdict.attendeeReference)}
        >
          <Undo2 />
          <Trans>Undo</Trans>
        </Button>
      )}
    </li>
  )
}
