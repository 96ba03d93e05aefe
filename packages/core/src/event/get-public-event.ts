import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getPublicEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { type PublicEvent, publicEvent } from '@foyer/contracts/event/public-event'
import type { Context } from '../context.ts'
import { toPublicTickets } from '../ticket/to-public-ticket.ts'
import { readStock } from './read-stock.ts'
import { requireLiveEvent } from './require-live-event.ts'
import { toEvent } from './to-event.ts'

/**
 * A live event as anybody may see it, with what can be bought now; what is for staff or buyers only is not in it. Error:
 * `event.not_available` (404).
 */
export async function getPublicEvent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicEvent> {
  const graph = await requireLiveEvent(params.event_id)
  const counts = await readStock(ctx, graph)
  return publicEvent.parse({
    ...toEvent(graph.event, graph.organizer, ctx.now),
    settings: { ...graph.settings, support_email: graph.settings.support_email || graph.organizer.email },
    tickets: toPublicTickets({ graph, counts, now: ctx.now }),
  })
}
