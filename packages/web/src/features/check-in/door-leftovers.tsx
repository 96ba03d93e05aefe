import { Plural } from '@lingui/react/macro'
import { ConflictList } from './conflict/conflict-list.tsx'
import type { DoorSync } from './use-door-sync.ts'

/** On a door that is closed: what this device still has to send, and what is still to be looked at. */
export function DoorLeftovers({ sync, zone }: { sync: DoorSync; zone: string }) {
  const { waiting, conflicts } = sync.state
  return (
    <div className="mx-auto grid max-w-md gap-4 px-6 pb-16">
      {waiting.length > 0 && (
        <p role="status" className="text-center font-medium text-warning">
          <Plural
            value={waiting.length}
            one="# scan waits to be sent. Leave this page open."
            other="# scans wait to be sent. Leave this page open."
          />
        </p>
      )}
      <ConflictList conflicts={conflicts} zone={zone} onDismiss={sync.store.dismiss} />
    </div>
  )
}
