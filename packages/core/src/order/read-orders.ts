import { OrderEntity, type OrderItem } from './order-entity.ts'

/** Orders by their short ids; what a throttled batch leaves out is read again one by one, which the client retries. */
export async function readOrders(short_ids: readonly string[]): Promise<Map<string, OrderItem>> {
  if (short_ids.length === 0) return new Map()
  const { data, unprocessed } = await OrderEntity.get(short_ids.map((short_id) => ({ short_id }))).go()
  const late = await Promise.all(unprocessed.map((key) => OrderEntity.get(key).go()))
  const found = [...data, ...late.flatMap((answer) => answer.data ?? [])]
  return new Map(found.map((order) => [order.short_id, order]))
}
