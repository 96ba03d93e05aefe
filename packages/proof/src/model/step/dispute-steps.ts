import { isClosed } from '@foyer/stripe-stand-in/dispute/dispute-routes'
import fc from 'fast-check'
import { atStripe, begunByPlatform, stripeLedger } from '../world/stripe-controls.ts'
import { pick, step } from './step.ts'

/** A buyer tells their bank that a payment was not right: it takes money back, or only asks (F31). */
export const openDispute = step(
  'open dispute',
  fc.record({
    charge: pick,
    percent: fc.constantFrom(40, 100, 100),
    inquiry: fc.constantFrom(false, false, true),
  }),
  async (world, { charge, percent, inquiry }) => {
    const { charges, disputes } = begunByPlatform(await stripeLedger(world))
    // A payment can be disputed once.
    const paid = charges.filter(({ id, paid }) => paid && !disputes.some((dispute) => dispute.charge === id))
    const chosen = paid.at(charge % Math.max(1, paid.length))
    if (!chosen) return 'nothing'
    const body = { amount: Math.ceil(((chosen.amount - chosen.amount_refunded) * percent) / 100), inquiry }
    if (body.amount === 0) return 'nothing'
    const control = { of: 'payment_intents', step: 'dispute', body } as const
    if (!(await atStripe(String(chosen.payment_intent), control))) return 'refused'
    return inquiry ? 'asked' : 'opened'
  },
)

/** A bank considers the organizer's answer, or decides. */
export const decideDispute = step(
  'decide dispute',
  fc.record({
    dispute: pick,
    outcome: fc.constantFrom('under_review' as const, 'won' as const, 'lost' as const, 'lost' as const),
  }),
  async (world, { dispute, outcome }) => {
    const open = (await stripeLedger(world)).disputes.filter((dispute) => !isClosed(dispute))
    const chosen = open[dispute % Math.max(1, open.length)]
    if (!chosen) return 'nothing'
    return (await atStripe(chosen.id, { of: 'disputes', step: 'close', body: { outcome } }))
      ? outcome
      : 'late'
  },
)
