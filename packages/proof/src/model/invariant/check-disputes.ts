import type { Message } from '@foyer/contracts/message'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import type { Stripe } from 'stripe'
import type { Facts } from './read-facts.ts'

/** How an order says that a dispute ended, by Stripe's word for it. */
const ends: Record<string, string> = { won: 'WON', lost: 'LOST', warning_closed: 'CLOSED' }

/**
 * The orders agree with the banks (F31): each dispute is on its order, with its outcome; a lost one is booked as one
 * refund of what was left, and no other is; the organizer was told its outcome once; it ended the tickets where the organizer wants
 * that and nothing was left of the payment, and no order was cancelled but so, or by the organizer. What the order says went back
 * is what Stripe gave back and banks took, so a dispute that was won leaves no trace in its sums, and each row is split over price,
 * fees and taxes as they were charged.
 */
export function checkDisputes(facts: Facts): string[] {
  const { orders, ledger } = facts
  const byIntent = Map.groupBy(ledger.disputes, ({ payment_intent }) => String(payment_intent))
  return orders.flatMap((order) => {
    const disputes = byIntent.get(order.payment_intent_id ?? '') ?? []
    return [
      ...standing(order, disputes),
      ...booked(order, disputes),
      ...givenBack(order, disputes, ledger),
      ...split(order),
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

/** Counted from Stripe alone, without the order's own rows. */
function givenBack(
  { short_id, payment_intent_id, total, refunded_total, refund_status }: OrderItem,
  disputes: Stripe.Dispute[],
  { charges }: Facts['ledger'],
): string[] {
  if (disputes.length === 0) return []
  const byStripe = sum(
    charges.filter(({ payment_intent }) => payment_intent === payment_intent_id),
    ({ amount_refunded }) => amount_refunded,
  )
  const byBank = sum(
    disputes.filter(({ status }) => status === 'lost'),
    ({ amount }) => amount,
  )
  const all = Math.min(total, byStripe + byBank)
  const isAll = refund_status === 'REFUNDED'
  return [
    ...(refunded_total === all
      ? []
      : [`${short_id} says that ${refunded_total} went back, Stripe and the bank say ${all}`]),
    ...(isAll === (all === total) ? [] : [`${short_id} is ${refund_status} with ${all} of ${total} back`]),
    ...(refund_status === 'NONE' && all > 0 ? [`${short_id} says that nothing went back of ${all}`] : []),
  ]
}

/** Each row adds up and takes its share of fees and taxes, and all together reach the order's total. */
function split({ short_id, total, refunds, ...order }: OrderItem): string[] {
  const booked = refunds.filter(({ status }) => status === 'SUCCEEDED')
  const charged = {
    price: order.subtotal - order.discount_total,
    fee: order.fee_total,
    tax: order.tax_total,
  }
  const isAllBack = sum(booked, ({ amount }) => amount) === total
  const wrong = booked.filter(({ amount, price, fee, tax }) => price + fee + tax !== amount)
  const kinds = ['price', 'fee', 'tax'] as const
  const amiss = kinds.flatMap((kind) => {
    const back = sum(booked, (row) => row[kind])
    const isMore = back > charged[kind] || booked.some((row) => row[kind] < 0)
    // Each row is rounded by less than one unit.
    const share = (charged[kind] * sum(booked, ({ amount }) => amount)) / Math.max(1, total)
    const isFar = Math.abs(back - share) > booked.length
    return isMore || isFar || (isAllBack && back !== charged[kind])
      ? [`${short_id} gives back ${back} of ${charged[kind]} ${kind}, of ${total} in all`]
      : []
  })
  return [...wrong.map(({ id }) => `${short_id} splits ${id} into other parts than its amount`), ...amiss]
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
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
