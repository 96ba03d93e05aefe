import type { GuardName } from '@foyer/core/testing/guard/guards'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askedMilliseconds } from '../asked-time.ts'
import type { Weather } from '../hostile/hostile-table.ts'
import { failureStory, outcomeTable } from './report.ts'
import { runHistory } from './run-history.ts'
import { runSeeds, type SeedOptions, type Tally } from './run-seeds.ts'
import { sellByHand } from './step/organizer-steps.ts'
import type { Step } from './step/step.ts'
import { disputeNews } from './world/deliver.ts'
import { mostRows } from './world/mint-rows.ts'
import type { WorldPlan } from './world/mint-world.ts'
import { type Surroundings, startSurroundings } from './world/start-surroundings.ts'

const seeds = Number(process.env.MODEL_SEEDS ?? 200)
const from = Number(process.env.MODEL_FROM ?? 1)
const times = Number(process.env.MODEL_TIMES ?? 1)
const timeout = 900_000 + seeds * times * 60_000
/** Histories in which emails are really sent. */
const mailSeeds = Math.ceil(seeds / 10)

let surroundings: Surroundings
beforeAll(async () => {
  surroundings = await startSurroundings()
})
afterEach(() => {
  disputeNews.isTold = true
  askedMilliseconds.table = 20
})
afterAll(() => surroundings.stop())

/** What must have come up for the proof to mean something, once there are enough seeds. */
const mustHappen = [
  'buy: order.sold_out',
  'buy: promo_code.used_up',
  'buy: order.too_large',
  'choose again: replaced',
  'cancel ticket: cancelled',
  'reactivate ticket: valid',
  'refund: requested',
  'refund in dashboard: refunded',
  'fail refund: failed',
  'settle slow payment: succeeded',
  'settle slow payment: failed',
  'foreign payment: account',
  'foreign payment: currency',
  'foreign payment: amount',
  'foreign payment: metadata',
  'open dispute: opened',
  'open dispute: asked',
  'decide dispute: won',
  'decide dispute: lost',
  'mark as paid: paid',
  'webhook: 200-200-200',
  'extend: extended',
  'extend: order.payment_under_way',
  'lose webhook: lost',
  'limit more: created',
  'resize: ticket.below_sold',
  'orders in the end: CANCELLED/PAYMENT_RECEIVED/REFUNDED',
]
const enoughSeeds = 100
const enoughMailSeeds = 10
const mostControlSeeds = 240

describe(`${seeds} random histories of buyers, banks, webhooks, messages, expiries and organizers at once`, () => {
  it('lose nothing, double nothing and oversell nothing', { timeout }, async () => {
    const tally = await runSeeds(surroundings, { from, seeds, times, shrinkMs: 60_000 })
    console.log(outcomeTable(tally))
    console.log(`longest call: ${tally.longestAsked.toFixed(1)} s on AWS`)
    expect(tally.failures.map(failureStory).join('\n\n')).toBe('')
    const missing = mustHappen.filter((outcome) => !tally.outcomes.has(outcome))
    if (seeds >= enoughSeeds) expect(missing).toEqual([])
  })

  /** Seeds until one fails: where a guard is missing, only few may show it. */
  const control = (given: Partial<SeedOptions> = {}) =>
    runSeeds(surroundings, {
      ...{ from: 1, seeds: mostControlSeeds, shrinkMs: 0 },
      isEnough: ({ failures }) => failures.length > 0,
      ...given,
    })
  const problemsOf = ({ failures }: Pick<Tally, 'failures'>) => failures.flatMap(({ problems }) => problems)
  const found = (name: string, { failures, seeds }: Tally) =>
    `control, ${name}: found within ${seeds} seeds, at ${failures.map(({ seed }) => seed)}, such as: ${failures[0]?.problems[0]}`

  it.each([
    ['pool', 'pool'],
    ['order', 'order'],
    ['foreign payment', 'foreignPayment'],
    ['deadline', 'deadline'],
  ] as const)(
    'fail when the %s’s condition is switched off (negative control)',
    { timeout },
    async (name, guard) => {
      withoutGuard(guard)
      const tally = await control()
      console.log(found(name, tally))
      expect(tally.failures).not.toEqual([])
    },
  )

  it('fail when Stripe never reports disputes (negative control)', { timeout }, async () => {
    disputeNews.isTold = false
    const kinds = ['has the disputes', 'that a bank took', 'never tells']
    const missing = ({ failures }: { failures: readonly { problems: string[] }[] }) => {
      const problems = failures.flatMap(({ problems }) => problems)
      return kinds.filter((kind) => !problems.some((problem) => problem.includes(kind)))
    }
    const tally = await runSeeds(surroundings, {
      ...{ from: 1, seeds: mostControlSeeds, shrinkMs: 0 },
      isEnough: (tally) => missing(tally).length === 0,
    })
    console.log(found('disputes', tally))
    expect(missing(tally)).toEqual([])
  })

  it('fail when answers would come after the API’s time limit (negative control)', {
    timeout,
  }, async () => {
    askedMilliseconds.table = 2000
    const tally = await control()
    console.log(found('slow answers', tally))
    expect(problemsOf(tally)).toContainEqual(expect.stringContaining('is answered only after'))
  })

  it('send every email once, none of them lost, while SES is closed for hours (F34)', {
    timeout,
  }, async () => {
    const tally = await runSeeds(surroundings, { from, seeds: mailSeeds, shrinkMs: 0, mailEvery: 1 })
    const waited = tally.outcomes.get('emails: had to wait for SES') ?? 0
    const silent = tally.outcomes.get('emails: no word of SES') ?? 0
    console.log(
      `SES: emails had to wait in ${waited} of ${mailSeeds} histories, some got no answer in ${silent}`,
    )
    expect(tally.failures.map(failureStory).join('\n\n')).toBe('')
    if (mailSeeds >= enoughMailSeeds) expect(Math.min(waited, silent)).toBeGreaterThan(0)
  })

  it.each([
    ['mail that SES refuses is not put off', 'putOff', 'ends in the dead-letter queue'],
    ['two copies of a message may send at once', 'emailClaim', ' was sent '],
  ] as const)('fail when %s (negative control)', { timeout }, async (name, guard, problem) => {
    withoutGuard(guard)
    const tally = await control({ mailEvery: 1 })
    console.log(found(name, tally))
    expect(problemsOf(tally)).toContainEqual(expect.stringContaining(problem))
  })

  const bad = (seed: number) => ({
    seed,
    transactionMilliseconds: 20,
    lagMilliseconds: 1000,
    lostChance: 0.1,
  })
  it.each([
    ['conflicts are not tried again', '', () => ({ guard: 'conflict', weather: bad })],
    [
      'a write that met another is not tried again',
      'is told that the server is busy',
      () => ({ guard: 'tries', weather: bad }),
    ],
    [
      'reads that ask for the newest are late',
      '',
      () => ({ weather: (seed: number) => ({ ...bad(seed), isNewestLate: true }) }),
    ],
  ] as const)('fail in bad weather when %s (negative control)', { timeout }, async (name, problem, setUp) => {
    const { weather, guard } = setUp() as { weather: (seed: number) => Weather; guard?: GuardName }
    if (guard) withoutGuard(guard)
    const tally = await control({ weather })
    console.log(found(name, tally))
    expect(problemsOf(tally)).toContainEqual(expect.stringContaining(problem))
  })

  it('find out an order that is too large to be written, where its bound is switched off (negative control)', async () => {
    const isLarge = ({ data }: Step) => 'rows' in data && data.rows === mostRows
    const opening = fc.sample(sellByHand.filter(isLarge), { seed: 1, numRuns: 1 })
    const plan = {
      stock: [1, 1, 1, 1],
      capacity: 5,
      promoUses: 1,
      endsOnLostDispute: false,
      rows: mostRows,
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
  })
})
