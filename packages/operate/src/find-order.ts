import { OrderEntity, type OrderItem } from '@foyer/core/store/order/order-entity'
import { scanRows } from '@foyer/core/table/scan-rows'
import { OperatorError } from './command.ts'

/** Finds an order by a reference such as O-7KQ2M9X, or by its short id. */
export async function requireOrder(text: string): Promise<OrderItem> {
  const direct = await readOrder(text)
  if (direct) return direct
  const { rows } = await scanRows(['reference'], text.toUpperCase())
  const row = rows.find(({ entity }) => entity === 'order')
  const order = row && (await readOrder(String(row.row.short_id)))
  if (order) return order
  throw new OperatorError(
    `There is no order ${text}. Look up an order that was not completed by its short id, which is in its link.`,
  )
}

export async function readOrder(short_id: string): Promise<OrderItem | null> {
  return (await OrderEntity.get({ short_id }).go({ consistent: true })).data
}
