import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { deleteEventImage as endpoint } from '@foyer/contracts/image/image-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { changeEvent } from '../event/change-event.ts'
import { requireEvent } from '../event/require-event.ts'
import { mediaKey } from './image-key.ts'

/** Removes an image from its event, with its file. Errors: `event.not_found`, `image.not_found`. */
export async function deleteEventImage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const event = await requireEvent(ctx, params.event_id)
  const image = event.images.find(({ id }) => id === params.image_id)
  if (!image) throw new AppError('image.not_found')
  await changeEvent(ctx, event, ({ images }) => ({ images: images.filter(({ id }) => id !== image.id) }))
  const { deleteObject } = await import('../media/s3.ts')
  await deleteObject(mediaKey(image.url))
}
