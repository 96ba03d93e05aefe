import type { Order } from '@foyer/contracts/order/order'

/** Whether the team may edit an order. While it is held only the buyer may, and without a named buyer there is nothing to edit. */
export function isEditable({ status, email }: Order): boolean {
  return status !== 'RESERVED' && email !== ''
}
