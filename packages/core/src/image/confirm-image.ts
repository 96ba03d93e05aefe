import { type Image, maxImageBytes } from '@foyer/contracts/image/image'
import { AppError } from '../app-error.ts'
import { uploadKey } from '../media/image-key.ts'
import type { ImageOwner } from './image-owner.ts'
import { storeImage } from './store-image.ts'

/**
 * Checks a file that was uploaded to its presigned address and makes it its owner's image. Confirming again answers the
 * same image. Errors: `image.not_uploaded`, `image.too_large`, `image.invalid`, `image.wrong_size`.
 */
export async function confirmImage(owner: ImageOwner, image_id: string): Promise<Image> {
  const known = owner.images.find(({ id }) => id === image_id)
  if (known) return known
  const { readObject } = await import('../media/s3.ts')
  const bytes = await readObject(uploadKey(owner.id, image_id), maxImageBytes)
  if (bytes === null) throw new AppError('image.not_uploaded')
  if (bytes === 'too_large') throw new AppError('image.too_large')
  return storeImage(owner, { image_id, bytes })
}
