import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventMessageRow } from '@foyer/contracts/event-message/event-message'
import type { listEventMessages as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { listRows } from '../list/list-rows.ts'
import { EventMessageEntity } from '../store/event-message/event-message-entity.ts'
import { toEventMessageRow } from './to-event-message.ts'

/** Messages of an event and how far they have got, newest first by default. Error: event.not_found. */
export async function listEventMessages(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: EventMessageRow[]; meta: ListMeta }> {
  const { event_id } = await requireEvent(ctx, params.event_id, 'order.manage')
  const { data: items } = await EventMessageEntity.query
    .primary({ event_id })
    .go({ consistent: true, pages: 'all' })
  const rows = items.map(toEventMessageRow)
  return listRows(query, {
    partitions: [async () => rows],
    order_by: 'created_at',
    id: 'id',
    searched: ['subject'],
    total: async () => rows.length,
  })
}
