import type { Order } from '@foyer/contracts/order/order'

/** While an order is held its details are the buyer's own, and one without a named buyer has none. */
export function isEditable({ status, email }: Order): boolean {
  return status !== 'RESERVED' && email !== ''
}
