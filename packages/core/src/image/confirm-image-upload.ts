import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type Image, maxImageBytes } from '@foyer/contracts/image/image'
import type { confirmImageUpload as endpoint } from '@foyer/contracts/image/image-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { changeEvent } from '../event/change-event.ts'
import { requireEvent } from '../event/require-event.ts'
import { newLinkId } from '../random-id.ts'
import { mediaKey, uploadKey } from './image-key.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Checks an uploaded file by its bytes and makes it the event's cover; the earlier cover goes. Confirming again answers the
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
  const image = await storeUpload(event_id, image_id)
  let replaced: Image[] = []
  await changeEvent(ctx, event, ({ images }) => {
    replaced = images.filter(({ type }) => type === image.type)
    return { images: [...images.filter(({ type }) => type !== image.type), image] }
  })
  const { deleteObject } = await import('../media/s3.ts')
  const obsolete = [uploadKey(event_id, image_id), ...replaced.map(({ url }) => mediaKey(url))]
  await Promise.all(obsolete.map(deleteObject))
  return image
}

/** The very bytes that were checked are stored, under a name that says nothing of where they came from. */
async function storeUpload(event_id: string, image_id: string): Promise<Image> {
  const { readObject, writeObject } = await import('../media/s3.ts')
  const bytes = await readObject(uploadKey(event_id, image_id), maxImageBytes)
  if (bytes === null) throw new AppError('image.not_uploaded')
  if (bytes === 'too_large') throw new AppError('image.too_large')
  const { media_type, extension, width, height } = await inspectImage(bytes, 'EVENT_COVER')
  const url = `/media/${event_id}/${newLinkId()}.${extension}`
  await writeObject(mediaKey(url), bytes, media_type)
  return { id: image_id, type: 'EVENT_COVER', url, width, height, size_bytes: bytes.byteLength }
}
