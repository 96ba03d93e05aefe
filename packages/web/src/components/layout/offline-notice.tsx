import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Stays at the bottom while the browser has no network. Once, in the app's root. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-60 grid justify-items-center px-4"
    >
      {!isOnline && (
        <p className="flex items-center gap-2 rounded-full bg-foreground px-4 py-2 text-sm text-background shadow-float">
          <WifiOff aria-hidden className="size-4" />
          <Trans>You are offline. What you see may be old, and nothing is saved until you are back.</Trans>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
