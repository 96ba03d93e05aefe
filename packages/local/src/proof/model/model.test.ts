import { deadlineGuard } from '@foyer/core/order/hold-deadline'
import { orderGuard } from '@foyer/core/order/write-order'
import { foreignPaymentGuard } from '@foyer/core/payment/foreign-reason'
import { poolGuard } from '@foyer/core/pool/pool-writes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failureStory, outcomeTable } from './report.ts'
import { runSeeds } from './run-seeds.ts'
import { type Surroundings, startSurroundings } from './world/start-surroundings.ts'

const seeds = Number(process.env.MODEL_SEEDS ?? 200)
const from = Number(process.env.MODEL_FROM ?? 1)
const times = Number(process.env.MODEL_TIMES ?? 1)
const timeout = 900_000 + seeds * times * 10_000

let surroundings: Surroundings
beforeAll(async () => {
  surroundings = await startSurroundings()
})
afterEach(() => {
  for (const guard of [poolGuard, orderGuard, foreignPaymentGuard, deadlineGuard]) guard.isOn = true
})
afterAll(() => surroundings.stop())

/** What must have come up for the proof to mean something, once there are enough seeds. */
const mustHappen = [
  'buy: order.sold_out',
  'buy: promo_code.used_up',
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

describe(`${seeds} random histories of buyers, banks, webhooks, messages, expiries and organizers at once`, () => {
  it('lose nothing, double nothing and oversell nothing', { timeout }, async () => {
    const tally = await runSeeds(surroundings, { from, seeds, times, shrinkMs: 60_000 })
    console.log(outcomeTable(tally))
    for (const failure of tally.failures) console.log(failureStory(failure))
    expect(tally.failures.map(({ seed }) => seed)).toEqual([])
    const missing = mustHappen.filter((outcome) => !tally.outcomes.has(outcome))
    if (seeds >= enoughSeeds) expect(missing).toEqual([])
  })

  it.each([
    ['pool', poolGuard],
    ['order', orderGuard],
    ['foreign payment', foreignPaymentGuard],
    ['deadline', deadlineGuard],
  ])('are found out when the %s’s condition is switched off (negative control)', async (name, guard) => {
    guard.isOn = false
    const { failures } = await runSeeds(surroundings, { from: 1, seeds: 8, shrinkMs: 0 })
    console.log(`control, ${name}: ${failures.length} of 8 seeds fail, such as: ${failures[0]?.problems[0]}`)
    expect(failures).not.toEqual([])
  })
})
