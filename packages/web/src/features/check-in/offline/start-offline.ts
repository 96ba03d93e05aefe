import { useSyncExternalStore } from 'react'
import { followReleases } from './newer-release.ts'

/** Limits the service worker to the check-in pages, so that it cannot break any other page. */
const scope = '/check-in/'

let isRefused = false
const listeners = new Set<() => void>()

/**
 * Lets the check-in page open again without a connection, and asks the browser not to clear its data. If the browser
 * refuses, check-in works as long as its page stays open.
 */
export function startOffline(): void {
  void navigator.serviceWorker
    ?.register('/sw.js', { scope, updateViaCache: 'none' })
    .then(followReleases)
    .catch(() => {})
  void askToKeep()
}

async function askToKeep(): Promise<void> {
  // Without this API the browser decides by itself, as it does after a refusal.
  const isKept = await navigator.storage?.persist?.().catch(() => false)
  isRefused = isKept !== true
  for (const listener of listeners) listener()
}

/** Whether the browser may delete the stored scans when space is short or the page was not visited for a week. */
export function useMayBeDeleted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isRefused,
  )
}
