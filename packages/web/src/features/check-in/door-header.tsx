import { Trans, useLingui } from '@lingui/react/macro'
import { TestBadge } from '../../components/foyer/test-badge.tsx'
import { bar } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import type { ScanState } from './device/scan-store.ts'
import type { DoorList } from './door-queries.ts'
import { DoorStatus } from './door-status.tsx'

interface DoorHeaderProps {
  door: DoorList
  state: ScanState
}

/** The list's name and how many are in, always on top. Counts admissions that the server does not know yet. */
export function DoorHeader({ door, state }: DoorHeaderProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { list } = door
  const provisional = state.waiting.filter(({ told }) => told?.kind === 'provisional').length
  const admitted = list.checked_in + provisional
  const share = list.attendees > 0 ? Math.min(1, admitted / list.attendees) : 0
  return (
    <header className="grid grid-cols-1 gap-2 border-b bg-card px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 font-semibold">
            <span className="truncate">{list.name}</span>
            {list.event.is_test && <TestBadge />}
          </h1>
          <p className="truncate text-sm text-muted-foreground">{list.event.title}</p>
        </div>
        <p className="shrink-0 text-end tabular-nums">
          <span className="text-xl font-semibold" data-slot="door-counter">
            {format.number(admitted)}
          </span>
          <span className="text-muted-foreground">
            {' '}
            <Trans>of {format.number(list.attendees)}</Trans>
          </span>
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={t`Checked in`}
        aria-valuenow={admitted}
        aria-valuemin={0}
        aria-valuemax={Math.max(list.attendees, admitted)}
        className={cn('h-1.5 rounded-full', bar.track)}
      >
        <div className={cn('h-full bg-success', bar.part)} style={{ width: `${share * 100}%` }} />
      </div>
      <DoorStatus door={door} state={state} />
    </header>
  )
}
