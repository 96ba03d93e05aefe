import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Hold } from '@foyer/contracts/order/hold'
import type { listHolds as endpoint } from '@foyer/contracts/order/order-endpoints'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { type Context, nowInstant } from '../context.ts'
import { readListShards } from '../event-graph/read-list-shards.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { heldSince } from '../hold/hold-deadline.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { listRows } from '../list/list-rows.ts'
import { OrderEntity, type OrderItem } from '../store/order/order-entity.ts'
import { countFound } from '../table/count-found.ts'

type Shard = Awaited<ReturnType<typeof readListShards>>[number]

/**
 * The tickets of an event that are held at this moment, in the list grammar (F30; docs/product.md#orders-and-holds). Those
 * with no time left are no holds any more, whether or not they were cleared up. Error: event.not_found.
 */
export async function listHolds(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: Hold[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const shards = await readListShards(params.event_id)
  const open = (shard: Shard) => OrderEntity.query.hold(shard).gt({ reserved_until: nowInstant(ctx) })
  const partitions = listPartitions<Shard, Hold>(shards, async (shard, page) => {
    const { data, cursor } = await open(shard).go({ ...page, order: 'desc', hydrate: true })
    // The index may not know yet what the order says.
    return {
      data: data.map((order) => (order.status === 'RESERVED' ? { row: toHold(order) } : {})),
      cursor,
    }
  })
  return listRows(query, {
    partitions,
    order_by: 'reserved_until',
    id: 'short_id',
    searched: ['reference', 'first_name', 'last_name', 'email'],
    total: async () => sum(await Promise.all(shards.map((shard) => countFound(open(shard).params())))),
  })
}

function toHold(order: OrderItem): Hold {
  const { short_id, reference, first_name, last_name, email, total, currency, reserved_until } = order
  return {
    ...{ short_id, reference, first_name, last_name, email, total, currency, reserved_until },
    display_status: displayStatus(order),
    held_since: heldSince(order),
    is_payment_under_way: order.payment_status === 'PROCESSING',
    ticket_count: order.slots.length,
    tickets: order.lines.map(({ title, label, quantity }) => ({ title, label, quantity })),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
