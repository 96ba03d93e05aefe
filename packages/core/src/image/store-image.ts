import { type Image, isShowable } from '@foyer/contracts/image/image'
import { imageStored } from '@foyer/contracts/image/image-messages'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/outbox.ts'
import type { ImageOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Checks a file by its bytes and makes it its owner's image of that type. The upload stays where nothing is served from,
 * until the queue has decoded it and made it in all sizes; only then it takes the place of the image that is shown
 * (docs/decisions/0040). Errors: `image.invalid`, `image.wrong_size`.
 */
export async function storeImage(
  owner: ImageOwner,
  { image_id, bytes }: { image_id: string; bytes: Uint8Array },
): Promise<Image> {
  const { width, height, extension } = await inspectImage(bytes, owner.type)
  const url = `/media/${owner.id}/${newLinkId()}.${extension}`
  const image: Image = { id: image_id, type: owner.type, url, width, height, size_bytes: bytes.byteLength }
  const { account_id, id: owner_id, type } = owner
  const message = toSend(imageStored, { type, account_id, owner_id, image_id })
  await owner.change(
    (images) => [...images.filter((other) => other.type !== type || isShowable(other)), image],
    message,
  )
  return image
}
