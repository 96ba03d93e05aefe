/** A clock that jumps from one event to the next. Hours of waiting take no time, and every run of a seed is the same. */
export interface VirtualClock {
  /** Milliseconds since the run began. */
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  /** Lets time pass until nothing sleeps any longer. */
  run: () => Promise<void>
}

interface Sleeper {
  at: number
  order: number
  wake: () => void
}

export function virtualClock(): VirtualClock {
  const heap: Sleeper[] = []
  let now = 0
  let order = 0
  return {
    now: () => now,
    sleep: (milliseconds) =>
      new Promise((wake) => {
        order += 1
        push(heap, { at: now + Math.max(0, milliseconds), order, wake })
      }),
    async run() {
      await settled()
      for (let next = pop(heap); next; next = pop(heap)) {
        now = next.at
        next.wake()
        await settled()
      }
    },
  }
}

/** Waits until every promise that can continue has continued. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function isBefore(a: Sleeper | undefined, b: Sleeper | undefined): boolean {
  if (!a || !b) return a !== undefined
  return a.at === b.at ? a.order < b.order : a.at < b.at
}

function push(heap: Sleeper[], sleeper: Sleeper): void {
  let at = heap.push(sleeper) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(heap[at], heap[parent])) return
    swap(heap, at, parent)
    at = parent
  }
}

function pop(heap: Sleeper[]): Sleeper | undefined {
  const [first] = heap
  const last = heap.pop()
  if (!last || heap.length === 0) return first
  heap[0] = last
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    const child = isBefore(heap[right], heap[left]) ? right : left
    if (!isBefore(heap[child], heap[at])) return first
    swap(heap, at, child)
    at = child
  }
}

function swap(heap: Sleeper[], a: number, b: number): void {
  const [one, other] = [heap[a], heap[b]]
  if (one && other) [heap[a], heap[b]] = [other, one]
}
