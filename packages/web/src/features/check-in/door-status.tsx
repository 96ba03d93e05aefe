import { Plural, Trans } from '@lingui/react/macro'
import { CloudAlert, CloudOff, RefreshCw, TriangleAlert, Wifi } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { useIsOnline } from '../../lib/browser/use-is-online.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ScanState } from './device/scan-store.ts'
import type { DoorList } from './door-queries.ts'
import { takeNewerRelease, useNewerRelease } from './offline/newer-release.ts'
import { useMayBeDeleted } from './offline/start-offline.ts'

interface DoorStatusProps {
  door: DoorList
  state: ScanState
}

/** Whether the server can be reached, how much waits for it or for a person, and how old the device's copy is. */
export function DoorStatus({ door, state }: DoorStatusProps) {
  const format = useFormat()
  const isOnline = useIsOnline() && door.isReachable
  const { waiting, conflicts, isKept } = state
  const mayBeDeleted = useMayBeDeleted()
  const isNewerReleaseThere = useNewerRelease()
  /** Without storage, a reload would lose what waits. */
  const canReload = isKept || waiting.length === 0
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2" data-slot="door-status">
        {isOnline ? (
          <span className="flex items-center gap-2 font-medium text-success">
            <Wifi aria-hidden className="size-4 shrink-0" />
            <Trans>Online</Trans>
          </span>
        ) : (
          <span className="flex items-center gap-2 font-medium text-warning">
            <CloudOff aria-hidden className="size-4 shrink-0" />
            <Trans>Offline</Trans>
          </span>
        )}
        {waiting.length > 0 && (
          <span className="font-medium text-warning">
            <Plural
              value={waiting.length}
              one="# scan is waiting to be sent"
              other="# scans are waiting to be sent"
            />
          </span>
        )}
        <span className="text-muted-foreground">
          <Trans>Last sync {format.date(door.synced_at, door.list.event.timezone, 'time')}</Trans>
        </span>
      </p>
      {conflicts.length > 0 && (
        <p className="flex items-center gap-2 font-medium text-destructive">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          <Plural value={conflicts.length} one="# conflict to review" other="# conflicts to review" />
        </p>
      )}
      {isKept && mayBeDeleted && waiting.length > 0 && (
        <p className="flex items-center gap-2 text-warning">
          <CloudAlert aria-hidden className="size-4 shrink-0" />
          <Trans>This browser may delete stored scans when space is short. Connect soon to send them.</Trans>
        </p>
      )}
      {!isKept && waiting.length > 0 && (
        <p className="flex items-center gap-2 font-medium text-destructive">
          <CloudAlert aria-hidden className="size-4 shrink-0" />
          <Trans>This browser does not store scans. Leave the page open until all scans are sent.</Trans>
        </p>
      )}
      {isNewerReleaseThere && canReload && (
        <p className="flex items-center justify-between gap-2">
          <Trans>A newer version of this page is ready.</Trans>
          <Button size="sm" variant="secondary" onClick={takeNewerRelease}>
            <RefreshCw aria-hidden />
            <Trans>Update</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
