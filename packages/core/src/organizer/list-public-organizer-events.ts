import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { listPublicOrganizerEvents as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import {
  type PublicOrganizerEvent,
  publicOrganizerEvent,
} from '@foyer/contracts/organizer/public-organizer-event'
import type { Context } from '../context.ts'
import { eventLifecycle } from '../event/event-lifecycle.ts'
import { findEventRows } from '../event/find-event-rows.ts'
import { readEventGraph } from '../event/read-event-graph.ts'
import { readStock } from '../event/read-stock.ts'
import { toEvent } from '../event/to-event.ts'
import { toPublicTickets } from '../ticket/to-public-ticket.ts'
import { requirePublicOrganizer } from './require-public-organizer.ts'

/**
 * A page of an organizer's live events as anybody may see them, with what can be bought now of those that are not over.
 * Costs one read of the account's compact rows and a few of each event shown. Error: `organizer.not_found`.
 */
export async function listPublicOrganizerEvents(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: PublicOrganizerEvent[]; meta: ListMeta }> {
  const { account_id, id } = await requirePublicOrganizer(params.organizer_id)
  const ofOrganizer = { ...query.filter_fields, organizer_id: { eq: id }, status: { eq: 'LIVE' } }
  const { data, meta } = await findEventRows(ctx, account_id, { ...query, filter_fields: ofOrganizer })
  const shown = await Promise.all(data.map((row) => showEvent(ctx, row.id)))
  return { data: shown.flatMap((event) => event ?? []), meta }
}

async function showEvent(ctx: Context, event_id: string): Promise<PublicOrganizerEvent | null> {
  const graph = await readEventGraph(event_id)
  // The row may be a moment older than the event.
  if (graph?.event.status !== 'LIVE') return null
  const { event, organizer, settings } = graph
  const isOver = eventLifecycle(event, ctx.now) === 'ENDED'
  const tickets = isOver
    ? []
    : toPublicTickets({ graph, counts: await readStock(ctx, graph), promoCode: null, now: ctx.now })
  return publicOrganizerEvent.parse({ ...toEvent(event, organizer, ctx.now), settings, tickets })
}
