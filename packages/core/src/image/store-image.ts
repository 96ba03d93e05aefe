import type { Image } from '@foyer/contracts/image/image'
import { newLinkId } from '../random-id.ts'
import { mediaKey } from './image-key.ts'
import type { ImageOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Checks a file by its bytes and makes it its owner's image of that type; the earlier one goes. The very bytes that were
 * checked are stored, under a name that says nothing of where they came from. Errors: `image.invalid`, `image.wrong_size`.
 */
export async function storeImage(
  owner: ImageOwner,
  { image_id, bytes }: { image_id: string; bytes: Uint8Array },
): Promise<Image> {
  const { deleteObject, writeObject } = await import('../media/s3.ts')
  const { media_type, extension, width, height } = await inspectImage(bytes, owner.type)
  const url = `/media/${owner.id}/${newLinkId()}.${extension}`
  await writeObject(mediaKey(url), bytes, media_type)
  const image: Image = { id: image_id, type: owner.type, url, width, height, size_bytes: bytes.byteLength }
  let replaced: Image[] = []
  await owner.change((images) => {
    replaced = images.filter(({ type }) => type === image.type)
    return [...images.filter(({ type }) => type !== image.type), image]
  })
  await Promise.all(replaced.map((earlier) => deleteObject(mediaKey(earlier.url))))
  return image
}
