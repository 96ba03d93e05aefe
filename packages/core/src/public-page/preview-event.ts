import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { previewEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { toPublicEvent } from './to-public-event.ts'

/**
 * An event of the caller's account as its page shows it, or would once it is live (specification 2.screen-designer-preview).
 * Error: `event.not_found`.
 */
export async function previewEvent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicEvent> {
  await requireEvent(ctx, params.event_id)
  const graph = await readEventGraph(params.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  return toPublicEvent(ctx, graph)
}
