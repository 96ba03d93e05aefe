const shortest = 2000
const longest = 60_000

/**
 * Milliseconds to wait after this many failures in a row. The delay doubles, and is random so that devices do not retry
 * together.
 */
export function retryDelay(failures: number, random = Math.random()): number {
  return Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + random / 2)
}

export interface RetryLoop {
  /** Starts a round now instead of after the delay, because there is something new to do or a better chance. */
  wake: () => void
  stop: () => void
}

/** Runs one round at a time until one returns true. Then it rests until it is woken. */
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
