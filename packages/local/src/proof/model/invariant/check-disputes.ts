import type { Message } from '@foyer/contracts/message'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import type { Stripe } from 'stripe'
import type { Facts } from './read-facts.ts'

/** How an order says that a dispute ended, by Stripe's word for it. */
const ends: Record<string, string> = { won: 'WON', lost: 'LOST', warning_closed: 'CLOSED' }

/**
 * What banks decided is what the orders say (F31): each dispute stands on its order, with its end; a lost one is booked as one
 * refund of what was left, and no other is; its end was told the organizer once; it ended the tickets where the organizer wants
 * that and nothing was left of the payment, and no order was cancelled but so, or by the organizer.
 */
export function checkDisputes(facts: Facts): string[] {
  const { orders, ledger } = facts
  const byIntent = Map.groupBy(ledger.disputes, ({ payment_intent }) => String(payment_intent))
  return orders.flatMap((order) => {
    const disputes = byIntent.get(order.payment_intent_id ?? '') ?? []
    return [
      ...standing(order, disputes),
      ...booked(order, disputes),
      ...told(facts, order, disputes),
      ...cancelled(facts, order, disputes),
    ]
  })
}

function standing({ short_id, disputes: known = [] }: OrderItem, disputes: Stripe.Dispute[]): string[] {
  const says = known.map(({ id, status, amount }) => `${id} ${status} ${amount}`).sort()
  const so = disputes.map(({ id, status, amount }) => `${id} ${ends[status]} ${amount}`).sort()
  return says.join() === so.join() ? [] : [`${short_id} has the disputes ${says}, Stripe ${so}`]
}

function booked({ short_id, total, refunds }: OrderItem, disputes: Stripe.Dispute[]): string[] {
  const rows = refunds.filter(({ reason }) => reason === 'DISPUTE')
  const lost = new Map(
    disputes.flatMap(({ id, status, amount }) => (status === 'lost' ? [[id, amount]] : [])),
  )
  const others = refunds.filter((row) => !rows.includes(row) && row.status !== 'FAILED')
  const left = total - others.reduce((sum, { amount }) => sum + amount, 0)
  const foreign = rows.filter(({ stripe_refund_id }) => !lost.has(String(stripe_refund_id)))
  const taken = rows.reduce((sum, { amount }) => sum + amount, 0)
  const owed = [...lost.values()].reduce((sum, amount) => sum + amount, 0)
  return [
    ...foreign.map(({ id }) => `${short_id} books ${id} for a dispute that was not lost`),
    ...(rows.length > lost.size ? [`${short_id} books a lost dispute twice`] : []),
    ...(taken === Math.min(owed, left)
      ? []
      : [`${short_id} books ${taken} of ${owed} that a bank took, with ${left} of ${total} left`]),
  ]
}

function told({ world }: Facts, { short_id }: OrderItem, disputes: Stripe.Dispute[]): string[] {
  const notices = [...world.mailbag.sent.values()].filter(
    ({ name, payload }: Message) => name === 'disputeNoticeDue' && payload.order_short_id === short_id,
  )
  const news = notices.map(({ payload }) => `${payload.stripe_dispute_id} ${payload.status}`)
  const untold = disputes.filter(({ id, status }) => !news.includes(`${id} ${ends[status]}`))
  return [
    ...(new Set(news).size === news.length
      ? []
      : [`${short_id} tells one thing of a dispute twice: ${news}`]),
    ...untold.map(({ id, status }) => `${short_id} never tells that ${id} was ${status}`),
  ]
}

function cancelled({ world }: Facts, order: OrderItem, disputes: Stripe.Dispute[]): string[] {
  const { short_id, status, total, refunded_total } = order
  const known = world.orders.find((known) => known.short_id === short_id)
  const isLost = disputes.some(({ status, amount }) => status === 'lost' && amount === total)
  const isMeant = world.endsOnLostDispute && isLost
  if (status === 'COMPLETED' && isMeant && refunded_total === total && order.refunds.length === 1)
    return [`${short_id} keeps its tickets after a lost dispute`]
  const isByOrganizer = !known || known.isCancelled || known.ticketChanges > 0
  const byDispute = world.endsOnLostDispute && disputes.some(({ status }) => status === 'lost')
  if (status === 'CANCELLED' && !isByOrganizer && !byDispute) return [`${short_id} was cancelled by no one`]
  return []
}
