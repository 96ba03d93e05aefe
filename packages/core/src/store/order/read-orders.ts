import { OrderEntity, type OrderItem } from './order-entity.ts'

/** Orders by their short ids. */
export async function readOrders(short_ids: readonly string[]): Promise<Map<string, OrderItem>> {
  if (short_ids.length === 0) return new Map()
  const { data } = await OrderEntity.get(short_ids.map((short_id) => ({ short_id }))).go()
  return new Map(data.map((order) => [order.short_id, order]))
}
