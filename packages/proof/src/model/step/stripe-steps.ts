import { readOrder } from '@foyer/core/store/order/order-entity'
import { stripeOwner } from '@foyer/core/testing/stripe-owner'
import fc from 'fast-check'
import { atStripe, stripeLedger } from '../world/stripe-controls.ts'
import { withOrder } from './buyer-steps.ts'
import { pick, step } from './step.ts'

const outcome = fc.constantFrom('succeeded' as const, 'failed' as const)

/** A bank makes up its mind about a payment that was processing (F14). */
export const settleSlowPayment = step(
  'settle slow payment',
  fc.record({ payment: pick, outcome }),
  async (world, { payment, outcome }) => {
    const { intents } = await stripeLedger(world)
    const slow = intents.filter(({ status }) => status === 'processing')
    const chosen = slow[payment % Math.max(1, slow.length)]
    if (!chosen) return 'nothing'
    const body = { outcome }
    return (await atStripe(chosen.id, { of: 'payment_intents', step: 'settle', body })) ? outcome : 'late'
  },
)

/** Somebody refunds in Stripe's dashboard (F13). */
export const refundInDashboard = step(
  'refund in dashboard',
  fc.record({ order: pick, percent: fc.constantFrom(10, 50, 100) }),
  (world, { order, percent }) =>
    withOrder(world, order, async ({ short_id }) => {
      const { payment_intent_id, total } = await readOrder(short_id)
      if (payment_intent_id === null) return 'nothing'
      const body = { amount: Math.ceil((total * percent) / 100) }
      const isAllowed = await atStripe(payment_intent_id, { of: 'payment_intents', step: 'refund', body })
      return isAllowed ? 'refunded' : 'refused'
    }),
)

/** A refund that Stripe had made, or was making, comes back from the bank (F13). */
export const failRefund = step('fail refund', fc.record({ refund: pick }), async (world, { refund }) => {
  const { refunds } = await stripeLedger(world)
  const made = refunds.filter(({ status }) => status !== 'failed')
  const chosen = made[refund % Math.max(1, made.length)]
  if (!chosen) return 'nothing'
  const body = { outcome: 'failed' } as const
  return (await atStripe(chosen.id, { of: 'refunds', step: 'settle', body })) ? 'failed' : 'late'
})

const disguise = fc.constantFrom('account', 'currency', 'amount', 'metadata')

/** An organizer pays themselves, or another amount or currency, and writes somebody's order on the payment (F24). */
export const payForeign = step(
  'foreign payment',
  fc.record({ order: pick, disguise, isSlow: fc.boolean(), isRefunded: fc.boolean() }),
  (world, { order, disguise, isSlow, isRefunded }) =>
    withOrder(world, order, async ({ short_id }) => {
      const { total } = await readOrder(short_id)
      if (total === 0) return 'nothing'
      const { stripe_account_id, attackers_account_id } = world
      const owner = stripeOwner(disguise === 'account' ? attackers_account_id : stripe_account_id)
      const { id, status } = await owner.pay({
        // Large enough for a charge in forints, at any order total.
        amount: disguise === 'currency' ? Math.max(total, 20_000) : total + (disguise === 'amount' ? 100 : 0),
        currency: disguise === 'currency' ? 'huf' : 'eur',
        metadata: { foyer_order: short_id, foyer_event: world.event_id },
        outcome: isSlow ? 'processing' : 'succeeded',
      })
      if (isRefunded && status === 'succeeded') await owner.refund(id, 100)
      return `${disguise} ${status}`
    }),
)
