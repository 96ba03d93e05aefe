import type { PublicOrder } from '@foyer/contracts/order/order'
import type { CheckoutStep } from '../../paths.ts'

/** The buyer's place: a step, or the message that the order is over. */
export type CheckoutPlace = CheckoutStep | 'ended'

type State = Pick<PublicOrder, 'status' | 'payment_status' | 'refund_status' | 'email' | 'total'>

/**
 * The step for an order's state when the buyer asks for `asked`. Reloads, the back button and old links then never show a
 * form for something that is already decided.
 */
export function checkoutPlace(order: State, asked: CheckoutStep): CheckoutPlace {
  if (isSettled(order)) return 'summary'
  if (order.status === 'EXPIRED') return asked === 'payment_return' ? asked : 'ended'
  if (order.payment_status === 'PROCESSING') return asked === 'payment_return' ? asked : 'summary'
  if (order.email === '' || order.total === 0) return 'details'
  return asked === 'summary' ? 'payment' : asked
}

/** Complete, cancelled later, or paid too late. The summary says so, and what happens with the money (F1). */
function isSettled(order: State): boolean {
  const isEnded = order.status === 'COMPLETED' || order.status === 'CANCELLED'
  return isEnded || order.refund_status !== 'NONE' || order.payment_status === 'PAYMENT_RECEIVED'
}
