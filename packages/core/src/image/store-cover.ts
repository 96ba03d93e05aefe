import type { Image } from '@foyer/contracts/image/image'
import type { Context } from '../context.ts'
import { changeEvent } from '../event/change-event.ts'
import type { EventItem } from '../event/event-entity.ts'
import { newLinkId } from '../random-id.ts'
import { mediaKey } from './image-key.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Checks a file by its bytes and makes it the event's cover; the earlier cover goes. The very bytes that were checked are
 * stored, under a name that says nothing of where they came from. Errors: `image.invalid`, `image.wrong_size`.
 */
export async function storeCover(
  ctx: Context,
  event: EventItem,
  { image_id, bytes }: { image_id: string; bytes: Uint8Array },
): Promise<Image> {
  const { deleteObject, writeObject } = await import('../media/s3.ts')
  const { media_type, extension, width, height } = await inspectImage(bytes, 'EVENT_COVER')
  const url = `/media/${event.id}/${newLinkId()}.${extension}`
  await writeObject(mediaKey(url), bytes, media_type)
  const image: Image = { id: image_id, type: 'EVENT_COVER', url, width, height, size_bytes: bytes.byteLength }
  let replaced: Image[] = []
  await changeEvent(ctx, event, ({ images }) => {
    replaced = images.filter(({ type }) => type === image.type)
    return { images: [...images.filter(({ type }) => type !== image.type), image] }
  })
  await Promise.all(replaced.map((earlier) => deleteObject(mediaKey(earlier.url))))
  return image
}
