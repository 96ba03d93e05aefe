import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Image } from '@foyer/contracts/image/image'
import type { confirmImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { confirmImage } from './confirm-image.ts'
import { eventImageOwner } from './image-owner.ts'

/** Makes an uploaded file the event's cover or banner. Errors: `event.not_found` and those of `confirmImage`. */
export async function confirmImageUpload(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<Image> {
  const event = await requireEvent(ctx, params.event_id)
  return confirmImage(eventImageOwner(ctx, event, query.type), params.image_id)
}
