import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { eventLifecycle } from '../store/event/event-entity.ts'
import type { Context } from '../verb.ts'

/**
 * Why an event that exists is not public, for its page, which says what to do. Null for a live event, and for an unknown one. Ids cannot be
 * guessed, so only a person who was given the link learns this.
 */
export async function hiddenEvent(ctx: Context, event_id: string): Promise<HiddenEvent | null> {
  const graph = await readEventGraph(event_id)
  if (!graph || graph.event.status === 'LIVE') return null
  if (graph.event.status === 'DRAFT') return { reason: 'DRAFT' }
  const { id, slug } = graph.organizer
  const isOver = eventLifecycle(graph.event, ctx.now) === 'ENDED'
  return { reason: isOver ? 'OVER' : 'WITHDRAWN', organizer: { id, slug } }
}
