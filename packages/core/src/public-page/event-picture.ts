import { requireLiveEvent } from '../event-graph/event-graph.ts'
import type { Context } from '../verb.ts'
import { eventFace } from './event-face.ts'

/**
 * The picture that a link to a live event shows where it is shared, in the caller's language: PNG, 1200 × 630 pixels. Error:
 * `event.not_available`.
 */
export async function eventPicture(ctx: Context, event_id: string): Promise<Uint8Array<ArrayBuffer>> {
  const graph = await requireLiveEvent(event_id)
  const { drawEventPicture } = await import('./draw-event-picture.ts')
  return drawEventPicture({ ...(await eventFace(ctx.locale, graph)), seed: event_id })
}
