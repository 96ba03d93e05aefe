import type { getEventPoster as endpoint } from '@foyer/contracts/event/event-endpoints'
import { requireEvent, requireLiveEvent } from '../event-graph/event-graph.ts'
import { siteLinks } from '../site-links.ts'
import type { Context, ParsedInput } from '../verb.ts'

/** A poster of a live event of the caller's account, in the caller's language: one page, with the code of the event page. */
export async function getEventPoster(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array> {
  await requireEvent(ctx, params.event_id)
  const graph = await requireLiveEvent(params.event_id)
  const { eventPoster } = await import('./draw-event-poster.ts')
  return eventPoster(ctx.locale, graph, siteLinks.event(graph.event))
}
