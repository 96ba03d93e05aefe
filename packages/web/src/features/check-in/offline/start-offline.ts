import { useSyncExternalStore } from 'react'

/** The service worker of the door's pages only: what it does not control, it cannot disturb. */
const scope = '/check-in/'

let isRefused = false
const listeners = new Set<() => void>()

/**
 * Lets the door open again without a connection: its files in a service worker, and what it keeps safe from a browser
 * that clears up. Where a browser refuses, the door works as long as its page stays open.
 */
export function startOffline(): void {
  void navigator.serviceWorker?.register('/sw.js', { scope, updateViaCache: 'none' }).catch(() => {})
  void askToKeep()
}

async function askToKeep(): Promise<void> {
  // A browser that cannot be asked decides by itself, as one that refuses does.
  const isKept = await navigator.storage?.persist?.().catch(() => false)
  isRefused = isKept !== true
  for (const listener of listeners) listener()
}

/** Whether the browser may delete what the door keeps, when space is short or the page was not visited for a week. */
export function useMayBeDeleted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isRefused,
  )
}
