import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Image } from '@foyer/contracts/image/image'
import type { listEventImages as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { imagesOf } from '../store/event/event-entity.ts'

/** Images of an event. Error: `event.not_found`. */
export async function listEventImages(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Image[]> {
  return imagesOf(await requireEvent(ctx, params.event_id))
}
