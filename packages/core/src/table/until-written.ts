import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../app-error.ts'

const usualTries = 8
const usualPauseMilliseconds = 400
/** Less than a function may take: its caller gets an answer. */
const longestMilliseconds = 20_000

interface Bounds {
  tries?: number
  longestPauseMilliseconds?: number
}

/**
 * The one loop that tries again: reads, decides and writes for as long as somebody else's write came between (`attempt`
 * answers `lost`). Error: `server.busy` when that does not end within the tries, or within 20 seconds.
 */
export async function untilWritten<Result>(
  attempt: (attempted: number) => Promise<Result | 'lost'>,
  { tries = usualTries, longestPauseMilliseconds = usualPauseMilliseconds }: Bounds = {},
): Promise<Result> {
  const started = performance.now()
  for (let attempted = 0; attempted < tries; attempted += 1) {
    const result = await attempt(attempted)
    if (result !== 'lost') return result
    if (performance.now() - started > longestMilliseconds) break
    await backOff(attempted, longestPauseMilliseconds)
  }
  throw new AppError('server.busy')
}

/** Pauses before another attempt: full jitter, so that rivals for one item spread out. */
export async function backOff(attempt: number, longest = usualPauseMilliseconds): Promise<void> {
  await sleep(Math.random() * Math.min(longest, 10 * 2 ** attempt))
}
