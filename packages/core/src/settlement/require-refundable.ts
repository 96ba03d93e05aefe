import { holdsMoney } from '@foyer/contracts/order/order-dispute'
import { AppError } from '../app-error.ts'
import type { OrderItem } from '../store/order/order-entity.ts'

/**
 * Only what came through Stripe can go back through it (specification §5), and not while the buyer's bank keeps it (F31).
 * Errors: order.manual_not_refundable, order.offline_not_refundable, order.disputed.
 */
export function requireRefundable({ source, payment_provider, disputes = [] }: OrderItem): void {
  if (source === 'MANUAL') throw new AppError('order.manual_not_refundable')
  if (payment_provider === 'OFFLINE') throw new AppError('order.offline_not_refundable')
  if (disputes.some(holdsMoney)) throw new AppError('order.disputed')
}
