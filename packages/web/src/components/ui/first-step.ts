import { useLayoutEffect, useSyncExternalStore } from 'react'

/**
 * Whether the page shows an empty state with its first step: then the header does not offer the same action a second time.
 * Told by script and not by `:has()`: Firefox does not take such a rule back when the empty state goes.
 */
let shown = 0
const listeners = new Set<() => void>()

/** While the calling component is there, it is the page's first step. */
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
