import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../app-error.ts'

/** Switched off by proofs' negative controls only: then there is one try, or three times as many for three times as long. */
export const triesGuard = { isOn: true }
export const boundGuard = { isOn: true }
/** Switched off by proofs, which count the time that is asked for: a slow machine then ends no loop that AWS would not. */
export const clockGuard = { isOn: true }

const usualTries = 8
const usualFirstPauseMilliseconds = 10
const usualPauseMilliseconds = 400
/** Less than a function may take: its caller gets an answer. */
const usualMilliseconds = 20_000

interface Bounds {
  tries?: number
  /** The first pause lasts up to so long, each further one up to twice as long. */
  firstPauseMilliseconds?: number
  longestPauseMilliseconds?: number
  longestMilliseconds?: number
}

/**
 * The one loop that tries again: reads, decides and writes for as long as somebody else's write came between (`attempt`
 * answers `lost`). Error: `server.busy` when that does not end within the tries and the time, usually 20 seconds.
 */
export async function untilWritten<Result>(
  attempt: (attempted: number) => Promise<Result | 'lost'>,
  {
    tries = usualTries,
    firstPauseMilliseconds = usualFirstPauseMilliseconds,
    longestPauseMilliseconds = usualPauseMilliseconds,
    longestMilliseconds = usualMilliseconds,
  }: Bounds = {},
): Promise<Result> {
  const started = performance.now()
  const slack = boundGuard.isOn ? 1 : 3
  const most = triesGuard.isOn ? tries * slack : 1
  for (let attempted = 0; attempted < most; attempted += 1) {
    const result = await attempt(attempted)
    if (result !== 'lost') return result
    if (clockGuard.isOn && performance.now() - started > longestMilliseconds * slack) break
    await backOff(attempted, longestPauseMilliseconds, firstPauseMilliseconds)
  }
  throw new AppError('server.busy')
}

/** Pauses before another attempt: full jitter, so that rivals for one item spread out. */
export async function backOff(
  attempt: number,
  longest = usualPauseMilliseconds,
  first = usualFirstPauseMilliseconds,
): Promise<void> {
  await sleep(Math.random() * Math.min(longest, first * 2 ** attempt))
}
