import type { GuardName } from '@foyer/core/testing/guard/guards'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askedMilliseconds } from '../asked-time.ts'
import type { Weather } from '../hostile/hostile-table.ts'
import { printFigures } from '../print-figures.ts'
import { runHistory } from './run-history.ts'
import { runSeeds, type SeedOptions, type Tally } from './run-seeds.ts'
import { sellByHand } from './step/organizer-steps.ts'
import type { Step } from './step/step.ts'
import { disputeNews } from './world/deliver.ts'
import { maxRows } from './world/mint-rows.ts'
import type { WorldPlan } from './world/mint-world.ts'
import { type Surroundings, startSurroundings } from './world/start-surroundings.ts'

const mostSeeds = 240
/** However slow the machine is. */
const timeout = 900_000 + mostSeeds * 60_000
/** Core has a control of the same guard. */
const long = { timeout, tags: 'long' }

let surroundings: Surroundings
beforeAll(async () => {
  surroundings = await startSurroundings()
})
afterEach(() => {
  disputeNews.isTold = true
  askedMilliseconds.table = 20
})
afterAll(() => surroundings.stop())

describe('random histories of buyers, banks, webhooks, messages, expiries and organizers at once', () => {
  /**
   * Tries seeds until one fails: only a few may show a missing guard. First come those that did when this was written; should the
   * histories change, the others find another.
   */
  const control = (first: number[], given: Partial<SeedOptions> = {}) =>
    runSeeds(surroundings, {
      ...{ first, from: 1, seeds: mostSeeds, shrinkMs: 0 },
      isEnough: ({ failures }) => failures.length > 0,
      ...given,
    })
  const problemsOf = ({ failures }: Pick<Tally, 'failures'>) => failures.flatMap(({ problems }) => problems)
  const found = (name: string, { failures, seeds }: Tally) =>
    `control, ${name}: found within ${seeds} seeds, at ${failures.map(({ seed }) => seed)}, such as: ${failures[0]?.problems[0]}`

  const failsWithout = async (name: string, guard: GuardName, seed: number) => {
    withoutGuard(guard)
    const tally = await control([seed])
    printFigures(found(name, tally))
    expect(tally.failures).not.toEqual([])
  }

  it.each([
    ['pool', 'pool', 1],
    ['deadline', 'deadline', 3],
  ] as const)('fail when the %s’s condition is switched off (negative control)', { timeout }, failsWithout)

  it.each([
    ['order', 'order', 3],
    ['foreign payment', 'foreignPayment', 1],
  ] as const)('fail when the %s’s condition is switched off (negative control)', long, failsWithout)

  it('fail when Stripe never reports disputes (negative control)', long, async () => {
    disputeNews.isTold = false
    const kinds = ['has the disputes', 'that a bank took', 'never tells']
    const missing = ({ failures }: { failures: readonly { problems: string[] }[] }) => {
      const problems = failures.flatMap(({ problems }) => problems)
      return kinds.filter((kind) => !problems.some((problem) => problem.includes(kind)))
    }
    const tally = await control([1], { isEnough: (tally) => missing(tally).length === 0 })
    printFigures(found('disputes', tally))
    expect(missing(tally)).toEqual([])
  })

  it('fail when answers would come after the API’s time limit (negative control)', {
    timeout,
  }, async () => {
    askedMilliseconds.table = 2000
    const tally = await control([1])
    printFigures(found('slow answers', tally))
    expect(problemsOf(tally)).toContainEqual(expect.stringContaining('is answered only after'))
  })

  it.each([
    ['mail that SES refuses is not put off', 'putOff', 'ends in the dead-letter queue', 1],
    ['two copies of a message may send at once', 'emailClaim', ' was sent ', 3],
  ] as const)('fail when %s (negative control)', long, async (name, guard, problem, seed) => {
    withoutGuard(guard)
    const tally = await control([seed], { mailEvery: 1 })
    printFigures(found(name, tally))
    expect(problemsOf(tally)).toContainEqual(expect.stringContaining(problem))
  })

  it(
    'fail when what changes after the first count is not counted for the pages (negative control)',
    long,
    async () => {
      withoutGuard('countedSince')
      const tally = await control([1])
      printFigures(found('what is left', tally))
      expect(problemsOf(tally)).toContainEqual(expect.stringContaining('pages show'))
    },
  )

  const bad = (seed: number) => ({
    seed,
    transactionMilliseconds: 20,
    lagMilliseconds: 1000,
    lostChance: 0.1,
  })
  it.each([
    [
      'conflicts are not tried again',
      '',
      [10, 12, 8],
      // Long enough that most histories meet one.
      () => ({
        guard: 'conflict',
        weather: (seed: number) => ({ ...bad(seed), transactionMilliseconds: 100 }),
      }),
    ],
    [
      'a write that met another is not tried again',
      'is told that the server is busy',
      [1],
      () => ({ guard: 'tries', weather: bad }),
    ],
    [
      'reads that ask for the newest are late',
      '',
      [22, 10],
      () => ({ weather: (seed: number) => ({ ...bad(seed), isNewestLate: true }) }),
    ],
  ] as const)(
    'fail in bad weather when %s (negative control)',
    { timeout },
    async (name, problem, seeds, setUp) => {
      const { weather, guard } = setUp() as { weather: (seed: number) => Weather; guard?: GuardName }
      if (guard) withoutGuard(guard)
      const tally = await control([...seeds], { weather })
      printFigures(found(name, tally))
      expect(problemsOf(tally)).toContainEqual(expect.stringContaining(problem))
    },
  )

  it(
    'find out an order that is too large to be written, where its bound is switched off (negative control)',
    long,
    async () => {
      const isLarge = ({ data }: Step) => 'rows' in data && data.rows === maxRows
      const opening = fc.sample(sellByHand.filter(isLarge), { seed: 1, numRuns: 1 })
      const plan = {
        stock: [1, 1, 1, 1],
        capacity: 5,
        promoUses: 1,
        endsOnLostDispute: false,
        rows: maxRows,
      } satisfies WorldPlan
      const live = async () =>
        (
          await runHistory(
            surroundings,
            { plan, opening, rounds: [] },
            { readsMail: false, weather: { seed: 1 } },
          )
        ).problems
      expect(await live()).toEqual([])
      withoutGuard('room')
      expect(await live()).toEqual([expect.stringContaining('sell by hand failed')])
    },
  )
})
