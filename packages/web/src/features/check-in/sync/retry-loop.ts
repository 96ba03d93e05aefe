const shortest = 2000
const longest = 60_000

/** How long to wait after a number of failures in a row, in milliseconds: doubling, and never in step with other devices. */
export function retryDelay(failures: number, random = Math.random()): number {
  return Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + random / 2)
}

export interface RetryLoop {
  /** There may be something to do, or a better chance: now, not when the wait is over. */
  wake: () => void
  stop: () => void
}

/** Runs rounds, one at a time, until one answers true: then all is done, and the next begins when it is woken. */
export function startRetryLoop(round: () => Promise<boolean>): RetryLoop {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWoken = false
  let isStopped = false

  const run = async () => {
    isRunning = true
    isWoken = false
    clearTimeout(timer)
    const isDone = await round().catch(() => false)
    isRunning = false
    if (isStopped) return
    failures = isDone ? 0 : failures + 1
    if (isWoken) void run()
    else if (!isDone) timer = setTimeout(() => void run(), retryDelay(failures))
  }

  return {
    wake() {
      isWoken = true
      if (!isRunning && !isStopped) void run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
