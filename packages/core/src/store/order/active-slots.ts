import type { OrderItem } from './order-entity.ts'

/** The tickets of an order that count: those that were not cancelled on their own. */
export function activeSlots({ slots }: Pick<OrderItem, 'slots'>): OrderItem['slots'] {
  return slots.filter(({ is_cancelled }) => !is_cancelled)
}
