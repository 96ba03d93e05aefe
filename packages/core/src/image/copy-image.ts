import type { Image } from '@foyer/contracts/image/image'
import { newId, newLinkId } from '../random-id.ts'
import { mediaKey } from './image-key.ts'

/** An image for another owner, with a file of its own: neither loses it when the other's is deleted. */
export async function copyImage(image: Image, owner_id: string): Promise<Image> {
  const { copyObject } = await import('../media/s3.ts')
  const url = `/media/${owner_id}/${newLinkId()}.${image.url.split('.').at(-1)}`
  await copyObject(mediaKey(image.url), mediaKey(url))
  return { ...image, id: newId('image'), url }
}
