import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printFigures } from '../print-figures.ts'
import { failureStory, outcomeTable } from './report.ts'
import { runSeeds } from './run-seeds.ts'
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
afterAll(() => surroundings.stop())

/** What must occur for the proof to mean something, once there are enough seeds. */
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

describe(`${seeds} random histories of buyers, banks, webhooks, messages, expiries and organizers at once`, () => {
  it('lose nothing, double nothing and oversell nothing', { timeout }, async () => {
    const tally = await runSeeds(surroundings, { from, seeds, times, shrinkMs: 60_000 })
    printFigures(outcomeTable(tally))
    printFigures(`longest call: ${tally.longestAsked.toFixed(1)} s on AWS`)
    expect(tally.failures.map(failureStory).join('\n\n')).toBe('')
    const missing = mustHappen.filter((outcome) => !tally.outcomes.has(outcome))
    if (seeds >= enoughSeeds) expect(missing).toEqual([])
  })

  it('send every email once, none of them lost, while SES is closed for hours (F34)', {
    timeout,
  }, async () => {
    const tally = await runSeeds(surroundings, { from, seeds: mailSeeds, shrinkMs: 0, mailEvery: 1 })
    const waited = tally.outcomes.get('emails: had to wait for SES') ?? 0
    const silent = tally.outcomes.get('emails: no word of SES') ?? 0
    printFigures(
      `SES: emails had to wait in ${waited} of ${mailSeeds} histories, some got no answer in ${silent}`,
    )
    expect(tally.failures.map(failureStory).join('\n\n')).toBe('')
    if (mailSeeds >= enoughMailSeeds) expect(Math.min(waited, silent)).toBeGreaterThan(0)
  })
})
