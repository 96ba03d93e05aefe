import { throttledSource } from './throttled-source.ts'

const listeners = new Set<() => void>()
let open = 0

/** The number of running requests, which the progress bar at the top shows. */
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

/** The progress on screen: at most three updates a second (specification §9), so that quick calls do not flicker. */
export const shownProgress = throttledSource(requestProgress.subscribe, requestProgress.isBusy, 1000 / 3)
