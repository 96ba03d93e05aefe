import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useFormat } from '../../lib/use-format.ts'

interface DoorHeaderProps {
  list: PublicCheckInList
  /** Scans that wait for a connection. */
  waiting: number
}

/** Which door this is and how many are in, always on top. */
export function DoorHeader({ list, waiting }: DoorHeaderProps) {
  const { t } = useLingui()
  const format = useFormat()
  const share = list.attendees > 0 ? Math.min(1, list.checked_in / list.attendees) : 0
  return (
    <header className="grid grid-cols-1 gap-2 border-b bg-card px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="truncate font-semibold">{list.name}</h1>
          <p className="truncate text-sm text-muted-foreground">{list.event.title}</p>
        </div>
        <p className="shrink-0 text-end tabular-nums">
          <span className="text-xl font-semibold" data-slot="door-counter">
            {format.number(list.checked_in)}
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
        aria-valuenow={list.checked_in}
        aria-valuemin={0}
        aria-valuemax={Math.max(list.attendees, list.checked_in)}
        className="h-1.5 overflow-hidden rounded-full bg-muted"
      >
        <div className="h-full bg-success" style={{ width: `${share * 100}%` }} />
      </div>
      {waiting > 0 && (
        <p role="status" className="flex items-center gap-2 text-sm font-medium text-warning">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          <Plural value={waiting} one="# scan waits for a connection" other="# scans wait for a connection" />
        </p>
      )}
    </header>
  )
}
