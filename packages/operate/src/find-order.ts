import { OrderEntity, type OrderItem } from '@foyer/core/store/order/order-entity'
import { scanRows } from '@foyer/core/table/scan-rows'
import { OperatorError } from './command.ts'

/** The order of a reference such as O-7KQ2M9X, or of its short id. */
export async function requireOrder(text: string): Promise<OrderItem> {
  const direct = await readOrder(text)
  if (direct) return direct
  const { rows } = await scanRows(['reference'], text.toUpperCase())
  const row = rows.find(({ entity }) => entity === 'order')
  const order = row && (await readOrder(String(row.row.short_id)))
  if (order) return order
  throw new OperatorError(
    `There is no order ${text}. Orders that were not completed are known by their short id only, which is in the link.`,
  )
}

export async function readOrder(short_id: string): Promise<OrderItem | null> {
  return (await OrderEntity.get({ short_id }).go({ consistent: true })).data
}
