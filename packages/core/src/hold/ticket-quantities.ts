import type { OrderItem } from '../store/order/order-entity.ts'

/** How many tickets of each price an order holds, by its id; those cancelled on their own left out. */
export function ticketQuantities({ slots }: Pick<OrderItem, 'slots'>): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { price_id, is_cancelled } of slots) {
    if (!is_cancelled) quantities.set(price_id, (quantities.get(price_id) ?? 0) + 1)
  }
  return quantities
}
