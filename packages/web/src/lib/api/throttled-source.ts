interface Source<Value> {
  subscribe: (listener: () => void) => () => void
  read: () => Value
}

/**
 * A source for `useSyncExternalStore` that passes on at most one change per `interval` milliseconds. It delays each
 * change by one interval, so a change that ends within the interval is never seen.
 */
export function throttledSource<Value>(
  subscribe: Source<Value>['subscribe'],
  readNow: () => Value,
  interval: number,
): Source<Value> {
  let shown = readNow()
  return {
    read: () => shown,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const publish = () => {
        timer = undefined
        if (shown === readNow()) return
        shown = readNow()
        listener()
      }
      const unsubscribe = subscribe(() => {
        timer ??= setTimeout(publish, interval)
      })
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
  }
}
