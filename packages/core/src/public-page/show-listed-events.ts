import { showable } from '@foyer/contracts/image/image'
import {
  type PublicOrganizerEvent,
  publicOrganizerEvent,
} from '@foyer/contracts/organizer/public-organizer-event'

import type { Context } from '../context.ts'
import { toEvent } from '../event/to-event.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import type { EventListRow } from '../store/event/event-entity.ts'
import { eventLifecycle } from '../store/event/event-lifecycle.ts'
import { readStock } from './read-stock.ts'
import { toPublicTickets } from './to-public-ticket.ts'

/** The events of these rows as anybody may see them, with what can be bought now of those that are not over. */
export async function showListedEvents(
  ctx: Context,
  rows: readonly EventListRow[],
): Promise<PublicOrganizerEvent[]> {
  const shown = await Promise.all(rows.map((row) => showEvent(ctx, row.id)))
  return shown.flatMap((event) => event ?? [])
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
  const images = showable(event.images)
  return publicOrganizerEvent.parse({ ...toEvent(event, organizer, ctx.now), images, settings, tickets })
}
