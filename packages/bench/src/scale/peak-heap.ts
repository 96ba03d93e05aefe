const everyMs = 20

/** The most that `work` added to the heap, in MB. Up to a fifth of it may be garbage that was not collected yet. */
export async function peakHeap<Result>(work: () => Promise<Result>): Promise<{ result: Result; mb: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  let highest = before
  const look = () => {
    highest = Math.max(highest, process.memoryUsage().heapUsed)
  }
  const looking = setInterval(look, everyMs)
  try {
    const result = await work()
    look()
    return { result, mb: (highest - before) / 1e6 }
  } finally {
    clearInterval(looking)
  }
}
