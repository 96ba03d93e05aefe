import type { OrderItem } from '@foyer/core/store/order/order-entity'
import type { Facts } from './read-facts.ts'

const finished = new Set(['succeeded', 'canceled'])

/**
 * Stripe's payments match the orders: one charge for each paid order and none without; refunds are booked; a buyer
 * without tickets has the money back; an ended order can no longer be paid.
 */
export function checkMoney({ orders, ledger }: Facts): string[] {
  const intents = Map.groupBy(ledger.intents, ({ metadata }) => metadata.foyer_order ?? '')
  const known = new Set(orders.map(({ short_id }) => short_id))
  const strangers = [...intents.keys()].filter((short_id) => !known.has(short_id))
  const open = orders.flatMap(({ short_id, payment_intent_id }) =>
    (intents.get(short_id) ?? []).filter(
      ({ id, status }) => id === payment_intent_id && !finished.has(status),
    ),
  )
  return [
    ...strangers.map((short_id) => `a payment names an order that is not there: ${short_id}`),
    ...open.map(({ id, status }) => `${id} can still be paid (${status})`),
    ...orders.flatMap((order) => checkOrder(order, ledger)),
  ]
}

function checkOrder(order: OrderItem, ledger: Facts['ledger']): string[] {
  const { short_id, total, payment_status, refunded_total, status, refunds } = order
  const charges = ledger.charges.filter(
    ({ metadata, status, paid }) => metadata.foyer_order === short_id && paid && status === 'succeeded',
  )
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0)
  const refunded = charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
  const byBank = refunds.reduce((sum, { reason, amount }) => sum + (reason === 'DISPUTE' ? amount : 0), 0)
  const givenBack = refunded + byBank
  const isPaid = payment_status === 'PAYMENT_RECEIVED'
  const isPaidHere = isPaid && order.payment_provider !== 'OFFLINE'
  const made = ledger.refunds.filter(({ metadata }) => metadata?.foyer_order === short_id)
  const rows = new Set(made.map(({ metadata }) => metadata?.foyer_refund))
  const problems = {
    'was charged otherwise than it says': charged !== (isPaidHere ? total : 0),
    'was charged more than once': charges.length > 1,
    'has other refunds than Stripe': givenBack !== refunded_total,
    'is complete and unpaid': status === 'COMPLETED' && total > 0 && !isPaid,
    'was paid, has no tickets, and keeps the money':
      isPaid &&
      order.completed_at === null &&
      charged > givenBack &&
      !refunds.some(({ status }) => status === 'FAILED'),
    'waits for a refund for ever': refunds.some(({ status }) => status === 'PENDING'),
    'made one refund twice': made.length !== rows.size,
  }
  return Object.entries(problems).flatMap(([problem, isSo]) =>
    isSo
      ? [
          `${short_id} (${status}, ${payment_status}, ${refunded_total} of ${total} refunded; Stripe: ${givenBack} of ${charged}) ${problem}`,
        ]
      : [],
  )
}
