import type { OrderRow } from '@foyer/contracts/order/order'
import { readListShards } from '../event-graph/read-list-shards.ts'
import { listPartitions } from '../list/list-partitions.ts'
import type { RowList } from '../list/list-rows.ts'
import { type FoundOrderRow, OrderEntity } from '../store/order/order-entity.ts'
import { readEventTotals } from '../store/statistics/read-event-totals.ts'

/**
 * What can be filtered by, beside what is shown: `state` has every word by which an order is found, so that one which was
 * cancelled and refunded is found as both; `paid_by` says NONE where nothing was to be paid.
 */
type ListedOrder = OrderRow & FoundOrderRow & { state: string[]; paid_by: string }

/** The orders of an event as the list engine reads them. */
export async function orderList(event_id: string): Promise<RowList<ListedOrder>> {
  const partitions = listPartitions(await readListShards(event_id), async (shard, page) => {
    const { data, cursor } = await OrderEntity.query.list(shard).go({ ...page, order: 'desc' })
    return { data: data.map(({ row }) => ({ row: row && listed(row) })), cursor }
  })
  return {
    partitions,
    order_by: 'created_at',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => (await readEventTotals(event_id)).orders_listed,
  }
}

function listed(row: OrderRow & FoundOrderRow): ListedOrder {
  // Rows that were written before they had a status say no more than their display status.
  const { display_status } = row
  const status = row.status ?? storedStatus(display_status)
  const isOver = status === 'CANCELLED' || status === 'EXPIRED'
  const state = [...new Set([display_status, ...(isOver ? [status] : [])])]
  return {
    ...row,
    status,
    state,
    paid_by: row.payment_provider ?? 'NONE',
    dispute_status: row.dispute_status ?? 'NONE',
  }
}

function storedStatus(shown: OrderRow['display_status']): OrderRow['status'] {
  if (shown === 'CANCELLED' || shown === 'EXPIRED') return shown
  const isOpen = ['IN_PROGRESS', 'AWAITING_PAYMENT', 'PROCESSING', 'PAYMENT_FAILED'].includes(shown)
  return isOpen ? 'RESERVED' : 'COMPLETED'
}
