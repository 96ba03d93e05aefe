import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../context.ts'
import { completionMessages } from '../order-state/completed-order.ts'
import type { OrderWriteResult } from '../order-state/write-order.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { retakeTickets } from './retake-tickets.ts'

/**
 * Completes an order with a hold that was over: if its tickets are still free they are taken again in the write that
 * completes it (F1), and `report` of who asked for it goes with it. `paid` is the order with what is known of its payment.
 * Errors: those of `takeFromEvent`.
 */
export function retakeOrder(
  ctx: Context,
  before: OrderItem,
  paid: OrderItem,
  report?: Message,
): Promise<OrderWriteResult> {
  const after: OrderItem = { ...paid, status: 'COMPLETED', completed_at: nowInstant(ctx) }
  const messages = [...completionMessages(before), report]
  return retakeTickets(ctx, { before, after, messages }, 'sold')
}
