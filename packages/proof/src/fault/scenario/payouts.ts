import { allLines } from '@foyer/core/ledger/read-ledger'
import { ledgerSums, payoutsOf } from '@foyer/core/ledger/sum-lines'
import { accountOf } from '@foyer/core/testing/mint-owner'
import type { Stage } from '../stage/stage.ts'
import { buyByCard } from './purchase.ts'
import { paidTicket, price, type Scenario } from './scenario.ts'

const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }

/** What Stripe pays out to the bank (docs/decisions/0136). */
export const payouts: readonly Scenario[] = [
  {
    name: 'a payout holds a sale and a refund',
    tickets: [paidTicket(1)],
    async prepare(stage) {
      await buyByCard(stage, stage.buyer('ada'))
      await stage.world.deliver()
    },
    async play(stage) {
      const order = stage.buyer('ada').order()?.short_id
      await stage.manage('POST', `/orders/${order}/refund`, { amount: 1000 })
      await stage.world.deliver()
      await stage.atStripe.payOut()
      await stage.world.deliver()
    },
    outcome: { completed: [1], refunded: [1000, price] },
    look: untied,
  },
]

/** The last payout, with the lines of this event. */
async function untied({ owner, event_id }: Stage): Promise<string[]> {
  const lines = []
  for await (const some of allLines(accountOf(owner.ctx), ever)) lines.push(...some)
  const own = lines.filter((line) => line.event_id === event_id)
  const added = ledgerSums()
  for (const line of lines) added.add(line)
  const payout = payoutsOf(added.sums()).find(({ id }) => own.some(({ payout_id }) => payout_id === id))
  if (!payout) return ['no line knows its payout']
  const held = lines.filter(({ payout_id }) => payout_id === payout.id)
  return [
    ...(own.every(({ payout_id }) => payout_id === payout.id) ? [] : ['a line does not know its payout']),
    ...(payout.is_tied && payout.others === 0 ? [] : [`the payout does not tie: ${JSON.stringify(payout)}`]),
    ...(payout.lines === held.length ? [] : [`the payout counts ${payout.lines} lines, not ${held.length}`]),
  ]
}
