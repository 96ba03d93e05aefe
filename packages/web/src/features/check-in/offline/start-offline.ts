/** The service worker of the door's pages only: what it does not control, it cannot disturb. */
const scope = '/check-in/'

/**
 * Lets the door open again without a connection: its files in a service worker, and what it keeps safe from a browser
 * that clears up. Where a browser refuses, the door works as long as its page stays open.
 */
export function startOffline(): void {
  void navigator.serviceWorker?.register('/sw.js', { scope, updateViaCache: 'none' }).catch(() => {})
  void navigator.storage?.persist?.().catch(() => {})
}
