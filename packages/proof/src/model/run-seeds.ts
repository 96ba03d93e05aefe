import fc from 'fast-check'
import type { Weather } from '../hostile/hostile-table.ts'
import { weatherOf } from '../hostile/weather-of.ts'
import { type History, history } from './history.ts'
import { type Ran, runHistory } from './run-history.ts'
import type { Surroundings } from './world/start-surroundings.ts'

export interface SeedOptions {
  /** Seeds to try first, one by one: for a control, those that are known to show the missing guard. */
  first?: readonly number[]
  from: number
  seeds: number
  /** How often each seed's history is played: its concurrent steps interleave differently each time. */
  times?: number
  /** Shortens a failing history for this long; 0 leaves it as it is. */
  shrinkMs: number
  /** Other than the seed's own. */
  weather?: (seed: number) => Weather
  /** For a control: whether more seeds would show nothing new. */
  isEnough?: (tally: Tally) => boolean
  /** In one world out of this many, emails are really written and sent; in the others they are counted by their messages. */
  mailEvery?: number
}

export interface Failure {
  seed: number
  problems: string[]
  /** The shortest history that failed, as it went. */
  story: string[]
}

export interface Tally {
  failures: Failure[]
  /** How many have run. */
  seeds: number
  /** How often each step had each outcome, over all seeds. */
  outcomes: Map<string, number>
  /** What the longest call would take on AWS, in seconds. */
  longestAsked: number
}

/** How many worlds run side by side: DynamoDB Local and this process then have both cores busy. */
const worldsAtOnce = 5
const usualMailEvery = 10

/** Runs one history for each seed, and shortens those that fail. */
export async function runSeeds(surroundings: Surroundings, options: SeedOptions): Promise<Tally> {
  const { times = 1 } = options
  const tally: Tally = { seeds: 0, failures: [], outcomes: new Map(), longestAsked: 0 }
  const seeds = Array.from(
    { length: options.seeds * times },
    (_, index) => options.from + Math.floor(index / times),
  )
  for (const seed of options.first ?? []) {
    await runSeed(surroundings, seed, options, tally)
    tally.seeds += 1
    if (options.isEnough?.(tally)) return tally
  }
  const work = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      await runSeed(surroundings, seed, options, tally)
      tally.seeds += 1
      if (options.isEnough?.(tally)) return
    }
  }
  await Promise.all(Array.from({ length: worldsAtOnce }, work))
  return tally
}

async function runSeed(
  surroundings: Surroundings,
  seed: number,
  options: SeedOptions,
  tally: Tally,
): Promise<void> {
  let last: Ran | undefined
  const holds = async (drawn: History) => {
    const conditions = {
      readsMail: seed % (options.mailEvery ?? usualMailEvery) === 0,
      weather: options.weather?.(seed) ?? weatherOf(seed),
    }
    const ran = await runHistory(surroundings, drawn, conditions)
    tally.longestAsked = Math.max(tally.longestAsked, ran.world.longestAsked)
    for (const [outcome, times] of ran.world.outcomes)
      tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + times)
    if (ran.problems.length > 0) last = ran
    return ran.problems.length === 0
  }
  // However long it takes: a slow machine makes the run longer, but never fails it.
  const once = { seed, numRuns: 1 }
  const property = fc.asyncProperty(history, holds)
  const { failed, errorInstance } = await fc.check(property, { ...once, endOnFailure: true })
  if (!failed) return
  const { shrinkMs } = options
  if (shrinkMs > 0) await fc.check(property, { ...once, interruptAfterTimeLimit: shrinkMs })
  // An error thrown by the proof itself is not a finding.
  const found = last ?? {
    problems: [`did not come to its end: ${stackOf(errorInstance)}`],
    world: { story: [] },
  }
  tally.failures.push({ seed, problems: found.problems, story: found.world.story })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
