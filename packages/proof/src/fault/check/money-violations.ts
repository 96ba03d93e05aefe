import type { Stripe } from 'stripe'
import type { Outcome } from '../scenario/scenario.ts'
import type { Facts } from './read-facts.ts'

type Payment = Facts['payments'][number]

const ended: readonly Stripe.PaymentIntent.Status[] = ['succeeded', 'canceled']

/** Every payment has a valid order or a refund, no intent stays open, and refunds match Stripe's. */
export function moneyViolations(facts: Facts, outcome: Outcome): string[] {
  const refunded = facts.payments.reduce((sum, payment) => sum + givenBack(payment), 0)
  const isExpected = !outcome.refunded || outcome.refunded.includes(refunded)
  return [
    ...facts.payments.flatMap((payment) => paymentViolations(facts, payment)),
    ...facts.orders.flatMap((one) => bookViolations(facts, one)),
    ...(isExpected ? [] : [`Stripe gave back ${refunded}, not ${outcome.refunded?.join(' or ')}`]),
  ]
}

function paymentViolations({ orders }: Facts, payment: Payment): string[] {
  const { status, metadata, amount_received } = payment.intent
  if (!ended.includes(status)) return [`a payment intent is still ${status}`]
  if (status !== 'succeeded') return []
  const order = orders.find(({ order }) => order.short_id === metadata.foyer_order)?.order
  if (order?.status === 'COMPLETED') return []
  return givenBack(payment) === amount_received
    ? []
    : [`paid, but the order is ${order?.status ?? 'unknown'} and the money not given back`]
}

function bookViolations({ payments }: Facts, { order }: Facts['orders'][number]): string[] {
  const own = payments.filter(({ intent }) => intent.metadata.foyer_order === order.short_id)
  const paid = own.filter(({ intent }) => intent.status === 'succeeded')
  const atStripe = own.reduce((sum, payment) => sum + givenBack(payment), 0)
  return [
    ...(paid.length > 1 ? [`an order was charged ${paid.length} times`] : []),
    ...(atStripe === order.refunded_total
      ? []
      : [`booked ${order.refunded_total}, Stripe refunded ${atStripe}`]),
    ...(order.refunds.some(({ status }) => status === 'PENDING') ? ['a refund is still pending'] : []),
    ...(order.status === 'COMPLETED' && order.total > 0 && paid.length === 0
      ? ['completed, but not paid']
      : []),
  ]
}

function givenBack({ refunds }: Payment): number {
  return refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)
}
