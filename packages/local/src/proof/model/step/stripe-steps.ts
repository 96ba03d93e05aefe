import { readOrder } from '@foyer/core/order/read-order'
import fc from 'fast-check'
import { atStripe } from '../world/stripe-controls.ts'
import { withOrder } from './buyer-steps.ts'
import { pick, step } from './step.ts'

const outcome = fc.constantFrom('succeeded' as const, 'failed' as const)

/** A bank makes up its mind about a payment that was processing (F14). */
export const settleSlowPayment = step(
  'settle slow payment',
  fc.record({ order: pick, outcome }),
  (world, { order, outcome }) =>
    withOrder(world, order, async ({ short_id }) => {
      const { payment_intent_id } = await readOrder(short_id)
      if (payment_intent_id === null) return 'nothing'
      const isAllowed = await atStripe(payment_intent_id, {
        of: 'payment_intents',
        step: 'settle',
        body: { outcome },
      })
      return isAllowed ? outcome : 'nothing'
    }),
)

/** Somebody refunds in Stripe's dashboard (F13). */
export const refundInDashboard = step(
  'refund in dashboard',
  fc.record({ order: pick, percent: fc.constantFrom(10, 50, 100) }),
  (world, { order, percent }) =>
    withOrder(world, order, async ({ short_id }) => {
      const { payment_intent_id, total } = await readOrder(short_id)
      if (payment_intent_id === null) return 'nothing'
      const amount = Math.ceil((total * percent) / 100)
      const isAllowed = await atStripe(payment_intent_id, {
        of: 'payment_intents',
        step: 'refund',
        body: { amount },
      })
      return isAllowed ? 'refunded' : 'refused'
    }),
)

/** A refund that Stripe had made, or was making, comes back from the bank (F13). */
export const failRefund = step('fail refund', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async ({ short_id }) => {
    const { refunds } = await readOrder(short_id)
    const made = refunds.find(({ stripe_refund_id }) => stripe_refund_id !== null)
    if (!made?.stripe_refund_id) return 'nothing'
    const isAllowed = await atStripe(made.stripe_refund_id, {
      of: 'refunds',
      step: 'settle',
      body: { outcome: 'failed' },
    })
    return isAllowed ? 'failed' : 'nothing'
  }),
)
