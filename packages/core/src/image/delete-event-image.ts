import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteEventImage as endpoint } from '@foyer/contracts/image/image-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { eventImageOwner } from './image-owner.ts'
import { removeImage } from './remove-image.ts'

/** Removes an image from its event, with its file. Errors: `event.not_found`, `image.not_found`. */
export async function deleteEventImage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const event = await requireEvent(ctx, params.event_id)
  const isBanner = event.banners?.some(({ id }) => id === params.image_id)
  const owner = eventImageOwner(ctx, event, isBanner ? 'EVENT_BANNER' : 'EVENT_COVER')
  await removeImage(owner, params.image_id)
}
