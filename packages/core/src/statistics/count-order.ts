import { OrderEntity } from '../store/order/order-entity.ts'
import { orderCounts } from '../store/statistics/order-counts.ts'
import { noteOrder } from '../trace.ts'
import { countAnew } from './count-anew.ts'

/**
 * Brings an event's statistics up to what one of its orders is now, whenever and however often. An order that is gone
 * counts for nothing: it ended without ever having been completed.
 */
export function countOrder(event_id: string, short_id: string): Promise<void> {
  return countAnew(event_id, short_id, async () => {
    const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
    if (order) noteOrder(order.reference)
    return order ? orderCounts(order) : {}
  })
}
