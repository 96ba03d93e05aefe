import type { Order } from '@foyer/contracts/order/order'

/**
 * Whether the team may edit an order. A held order belongs to the buyer alone, and one without a named buyer has nothing
 * to edit.
 */
export function isEditable({ status, email }: Order): boolean {
  return status !== 'RESERVED' && email !== ''
}
