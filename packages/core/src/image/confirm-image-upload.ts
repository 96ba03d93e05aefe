import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type Image, maxImageBytes } from '@foyer/contracts/image/image'
import type { confirmImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { uploadKey } from './image-key.ts'
import { storeCover } from './store-cover.ts'

/**
 * Checks a file that was uploaded to its presigned address and makes it the event's cover. Confirming again answers the
 * same image. Errors: `event.not_found`, `image.not_uploaded`, `image.too_large`, `image.invalid`, `image.wrong_size`.
 */
export async function confirmImageUpload(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Image> {
  const { event_id, image_id } = params
  const event = await requireEvent(ctx, event_id)
  const known = event.images.find(({ id }) => id === image_id)
  if (known) return known
  const { deleteObject, readObject } = await import('../media/s3.ts')
  const bytes = await readObject(uploadKey(event_id, image_id), maxImageBytes)
  if (bytes === null) throw new AppError('image.not_uploaded')
  if (bytes === 'too_large') throw new AppError('image.too_large')
  const image = await storeCover(ctx, event, { image_id, bytes })
  await deleteObject(uploadKey(event_id, image_id))
  return image
}
