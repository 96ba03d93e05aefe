import { useLayoutEffect, useSyncExternalStore } from 'react'

/**
 * Whether the page shows an empty state with its first step. The header then does not offer the same action. A script tells it,
 * not `:has()`, because Firefox keeps applying such a rule after the empty state has gone.
 */
let shown = 0
const listeners = new Set<() => void>()

/** Makes the calling component the page's first step while it is mounted. */
export function useFirstStep(): void {
  useLayoutEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

export function useHasFirstStep(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  )
}

function change(by: number): void {
  shown += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
