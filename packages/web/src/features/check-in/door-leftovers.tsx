import { Plural } from '@lingui/react/macro'
import { ConflictList } from './conflict/conflict-list.tsx'
import type { DoorSync } from './use-door-sync.ts'

interface DoorLeftoversProps {
  sync: DoorSync
  zone: string
  /** The list has a new link, and waiting scans are sent from there. */
  isRenewed?: boolean
}

/** On a closed list: the scans that this device has yet to send, and the conflicts to look at. */
export function DoorLeftovers({ sync, zone, isRenewed = false }: DoorLeftoversProps) {
  const { waiting, conflicts } = sync.state
  return (
    <div className="mx-auto grid max-w-md gap-4 px-6 pb-16">
      {waiting.length > 0 && (
        <p role="status" className="text-center font-medium text-warning">
          {isRenewed ? (
            <Plural
              value={waiting.length}
              one="# scan is waiting on this device. It is sent when you open the new link here."
              other="# scans are waiting on this device. They are sent when you open the new link here."
            />
          ) : (
            <Plural
              value={waiting.length}
              one="# scan is waiting to be sent. Leave this page open."
              other="# scans are waiting to be sent. Leave this page open."
            />
          )}
        </p>
      )}
      <ConflictList conflicts={conflicts} zone={zone} onDismiss={sync.store.dismiss} />
    </div>
  )
}
