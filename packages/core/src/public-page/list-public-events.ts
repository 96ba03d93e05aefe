import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { listPublicEvents as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import type { PublicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import type { Context } from '../context.ts'
import { filterEventRows } from '../event/find-event-rows.ts'
import { EventEntity, type EventListRow } from '../store/event/event-entity.ts'
import { listPublicOrganizerEvents } from './list-public-organizer-events.ts'
import { showListedEvents } from './show-listed-events.ts'

/**
 * The live, listed events of the stage, or of one organizer (specification §7, docs/product.md#events). An
 * event is listed unless its settings keep search engines out. Error: `organizer.not_found`.
 */
export async function listPublicEvents(
  ctx: Context,
  { query }: ParsedInput<typeof endpoint>,
): Promise<{ data: PublicOrganizerEvent[]; meta: ListMeta }> {
  const { organizer_id, ...list } = query
  if (organizer_id) return listPublicOrganizerEvents(ctx, { params: { organizer_id }, query: list })
  const { data, meta } = await filterEventRows(ctx, await readListedRows(), list)
  return { data: await showListedEvents(ctx, data), meta }
}

async function readListedRows(): Promise<EventListRow[]> {
  const { data } = await EventEntity.query.listed({ status: 'LIVE' }).go({ pages: 'all', hydrate: true })
  return data.map(({ row }) => row)
}
