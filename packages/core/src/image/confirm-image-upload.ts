import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Image } from '@foyer/contracts/image/image'
import type { confirmImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { confirmImage } from './confirm-image.ts'
import { coverOwner } from './image-owner.ts'

/** Makes an uploaded file the event's cover. Errors: `event.not_found` and those of `confirmImage`. */
export async function confirmImageUpload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Image> {
  const event = await requireEvent(ctx, params.event_id)
  return confirmImage(coverOwner(ctx, event), params.image_id)
}
