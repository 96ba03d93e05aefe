import { throttledSource } from './throttled-source.ts'

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

/** The same for the eye: at most three updates a second (specification §9), so quick calls do not flicker. */
export const shownProgress = throttledSource(requestProgress.subscribe, requestProgress.isBusy, 1000 / 3)
