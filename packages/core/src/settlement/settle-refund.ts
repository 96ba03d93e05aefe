import { fromStripeAmount, toStripeAmount } from '@foyer/contracts/money'
import { orderRefundedNoticeDue, soldOutRefundNoticeDue } from '@foyer/contracts/order/order-messages'
import type { RefundStatus } from '@foyer/contracts/order/order-status'
import { type OrderWrite, type OrderWriteResult, writeOrder } from '../order-state/write-order.ts'
import { newId } from '../random-id.ts'
import { auditedOrder } from '../store/audit/audited.ts'
import { type OrderItem, type OrderRefund, readOrder } from '../store/order/order-entity.ts'
import type { StripeRefund } from '../stripe/stripe.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { asSystem, type Context, nowInstant } from '../verb.ts'
import { endedWhereLost, refundsWithDispute } from './lost-dispute.ts'
import { splitRefund } from './split-refund.ts'

/**
 * Books what Stripe says about a refund: Foyer's by its row's id, the dashboard's as a new row (F13). A row only moves
 * forward, from pending through succeeded to failed, because a bank may return a refund that seemed to arrive. Repeats,
 * late events and refunds of other payments change nothing (F24).
 */
export async function settleRefund(ctx: Context, short_id: string, refund: StripeRefund): Promise<void> {
  await untilWritten(() => settleOnce(ctx, short_id, refund))
}

async function settleOnce(
  ctx: Context,
  short_id: string,
  refund: StripeRefund,
): Promise<OrderWriteResult | 'done'> {
  const order = await readOrder(short_id)
  if (refund.payment_intent !== order.payment_intent_id) return 'done'
  const known = rowOf(order, refund)
  const row = known ?? rowFromDashboard(ctx, order, refund)
  const failure_reason = refund.failure_reason ?? null
  const settled: OrderRefund = {
    ...row,
    status: statusOf(refund),
    stripe_refund_id: refund.id,
    failure_reason,
    settled_at: refund.status === 'pending' ? null : nowInstant(ctx),
  }
  if (!isFurther(row, settled)) return 'done'
  const booked = await bookedRefund(ctx, order, row, settled)
  const report = known
    ? undefined
    : auditedOrder(asSystem(ctx), 'order.refunded_at_stripe', order, row.amount)
  return writeOrder({ ...booked, messages: [...(booked.messages ?? []), report] })
}

/** Books that Stripe refused a refund permanently. Nothing was refunded, and it can be tried again. */
export function failRefund(
  ctx: Context,
  short_id: string,
  refund_id: string,
  failure_reason: string,
): Promise<void> {
  return endPending(ctx, short_id, refund_id, { status: 'FAILED', failure_reason })
}

/** Books a refund of a test order: the order alone says so (docs/decisions/0146). */
export function bookTestRefund(ctx: Context, short_id: string, refund_id: string): Promise<void> {
  return endPending(ctx, short_id, refund_id, { status: 'SUCCEEDED', failure_reason: null })
}

async function endPending(
  ctx: Context,
  short_id: string,
  refund_id: string,
  end: Pick<OrderRefund, 'status' | 'failure_reason'>,
): Promise<void> {
  await untilWritten(async () => {
    const order = await readOrder(short_id)
    const row = order.refunds.find(({ id }) => id === refund_id)
    if (row?.status !== 'PENDING') return 'done'
    return writeOrder(await bookedRefund(ctx, order, row, { ...row, ...end, settled_at: nowInstant(ctx) }))
  })
}

const steps = ['PENDING', 'SUCCEEDED', 'FAILED'] satisfies OrderRefund['status'][]

function isFurther(row: OrderRefund, settled: OrderRefund): boolean {
  const isNew = row.stripe_refund_id === null && row.status === 'PENDING'
  return isNew || steps.indexOf(settled.status) > steps.indexOf(row.status)
}

/**
 * How a refund divides into price, fees and taxes depends on the refunds before it. The bank may already have taken what a failed
 * refund left (F31).
 */
async function bookedRefund(
  ctx: Context,
  before: OrderItem,
  row: OrderRefund,
  settled: OrderRefund,
): Promise<OrderWrite> {
  const others = before.refunds.filter(({ id }) => id !== row.id)
  const refunds = [...others, { ...settled, ...splitRefund(before, others, settled.amount) }]
  const messages = messagesFor(before, row, settled)
  if (settled.status !== 'FAILED') return { before, after: withRefunds(before, refunds), messages }
  let rebooked = refunds
  for (const dispute of before.disputes ?? [])
    rebooked = refundsWithDispute(ctx, { ...before, refunds: rebooked }, dispute)
  return endedWhereLost(asSystem(ctx), { before, after: withRefunds(before, rebooked), messages })
}

/** The row of a refund. A refund that only claims in its metadata to be Foyer's must have the amount that Foyer asked for. */
function rowOf(order: OrderItem, refund: StripeRefund): OrderRefund | undefined {
  const known = order.refunds.find(({ stripe_refund_id }) => stripe_refund_id === refund.id)
  return known ?? order.refunds.find((row) => row.stripe_refund_id === null && isRefundOf(row, order, refund))
}

/** Whether Stripe's refund is the one that a row asked for. */
export function isRefundOf(row: OrderRefund, { currency }: OrderItem, refund: StripeRefund): boolean {
  return refund.metadata?.foyer_refund === row.id && refund.amount === toStripeAmount(row.amount, currency)
}

function rowFromDashboard(ctx: Context, order: OrderItem, refund: StripeRefund): OrderRefund {
  const amount = fromStripeAmount(refund.amount, order.currency)
  return {
    id: newId('refund'),
    amount,
    ...splitRefund(order, order.refunds, amount),
    status: 'PENDING',
    reason: 'REFUND',
    stripe_refund_id: null,
    notify_buyer: true,
    created_at: nowInstant(ctx),
  }
}

function statusOf(refund: StripeRefund): OrderRefund['status'] {
  if (refund.status === 'succeeded') return 'SUCCEEDED'
  return refund.status === 'failed' || refund.status === 'canceled' ? 'FAILED' : 'PENDING'
}

function messagesFor({ short_id: order_short_id }: OrderItem, row: OrderRefund, settled: OrderRefund) {
  const { status, amount, reason, notify_buyer } = settled
  if (row.status === 'SUCCEEDED' || status !== 'SUCCEEDED' || reason === 'DISPUTE') return []
  return [
    notify_buyer ? toSend(orderRefundedNoticeDue, { order_short_id, amount, reason }) : undefined,
    reason === 'SOLD_OUT' ? toSend(soldOutRefundNoticeDue, { order_short_id }) : undefined,
  ]
}

/** The order with these attempts to give money back, and what they add up to. */
export function withRefunds(order: OrderItem, refunds: OrderRefund[]): OrderItem {
  const refunded_total = sumOf(refunds, 'SUCCEEDED')
  return { ...order, refunds, refunded_total, refund_status: refundStatus(order, refunds) }
}

function sumOf(refunds: readonly OrderRefund[], status: OrderRefund['status']): number {
  return refunds.filter((refund) => refund.status === status).reduce((sum, { amount }) => sum + amount, 0)
}

function refundStatus(order: OrderItem, refunds: readonly OrderRefund[]): RefundStatus {
  if (sumOf(refunds, 'PENDING') > 0) return 'REFUND_PENDING'
  const refunded = sumOf(refunds, 'SUCCEEDED')
  if (refunded === order.total) return 'REFUNDED'
  if (refunds.at(-1)?.status === 'FAILED') return 'REFUND_FAILED'
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'NONE'
}
