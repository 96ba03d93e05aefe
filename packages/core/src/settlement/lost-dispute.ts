import type { OrderDispute } from '@foyer/contracts/order/order-dispute'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { cancelledOrder } from '../order-state/order-states.ts'
import type { OrderWrite } from '../order-state/write-order.ts'
import { newId } from '../random-id.ts'
import type { OrderItem, OrderRefund } from '../store/order/order-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { splitRefund } from './split-refund.ts'

/**
 * The refunds of an order with what a dispute took: a lost one is a refund by the bank, of what the other refunds
 * left; one that is won after all is not. If another refund has failed, the bank took more.
 */
export function refundsWithDispute(
  ctx: Context,
  order: OrderItem,
  { id, status, amount }: OrderDispute,
): OrderRefund[] {
  const known = order.refunds.find(({ stripe_refund_id }) => stripe_refund_id === id)
  const others = order.refunds.filter((row) => row !== known)
  if (status !== 'LOST') return others
  const left = order.total - others.reduce((sum, row) => sum + (row.status === 'FAILED' ? 0 : row.amount), 0)
  const taken = Math.min(amount, left)
  if (taken === known?.amount) return order.refunds
  if (taken <= 0) return others
  const row: OrderRefund = {
    id: known?.id ?? newId('refund'),
    amount: taken,
    ...splitRefund(order, others, taken),
    status: 'SUCCEEDED',
    reason: 'DISPUTE',
    stripe_refund_id: id,
    notify_buyer: false,
    created_at: known?.created_at ?? nowInstant(ctx),
    settled_at: nowInstant(ctx),
  }
  return [...others, row]
}

/**
 * The same write, which also ends the tickets if the organizer's settings say so for a lost dispute. Only once, and only
 * if nothing of the payment is left: a buyer who disputes one of four tickets keeps the others.
 */
export async function endedWhereLost<Write extends OrderWrite & { before: OrderItem }>(
  ctx: Context,
  write: Write,
): Promise<OrderWrite> {
  const { before, after, messages = [] } = write
  const isAllGone = after.refunded_total === after.total && before.refunded_total < before.total
  const isLost = after.disputes?.some(({ status }) => status === 'LOST') ?? false
  if (!isLost || before.status !== 'COMPLETED' || !isAllGone) return write
  const graph = await readEventGraph(before.event_id)
  if (graph?.settings.cancel_on_lost_dispute !== true) return write
  const cancelled = cancelledOrder(ctx, after, { notify_buyer: true })
  return { ...write, ...cancelled, before, messages: [...messages, ...(cancelled.messages ?? [])] }
}
