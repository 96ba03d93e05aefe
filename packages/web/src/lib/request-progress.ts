const listeners = new Set<() => void>()
let open = 0

/** How many requests are under way; the progress bar at the top shows it. */
export const requestProgress = {
  started(): void {
    open += 1
    for (const listener of listeners) listener()
  },
  ended(): void {
    open -= 1
    for (const listener of listeners) listener()
  },
  isBusy: (): boolean => open > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
