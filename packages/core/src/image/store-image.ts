import type { Image } from '@foyer/contracts/image/image'
import { imageStored } from '@foyer/contracts/image/image-messages'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/outbox.ts'
import { imageFiles, mediaKey } from './image-key.ts'
import type { ImageOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Checks a file by its bytes and makes it its owner's image of that type; the earlier one goes. The very bytes that were
 * checked are stored, under a name that says nothing of where they came from; the queue then makes it in all sizes. Errors: `image.invalid`, `image.wrong_size`.
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
  const { account_id, id: owner_id, type } = owner
  const message = toSend(imageStored, { type, account_id, owner_id, image_id })
  await owner.change((images) => {
    replaced = images.filter(({ type }) => type === image.type)
    return [...images.filter(({ type }) => type !== image.type), image]
  }, message)
  await Promise.all(replaced.flatMap(imageFiles).map(deleteObject))
  return image
}
