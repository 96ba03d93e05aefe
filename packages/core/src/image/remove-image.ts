import { AppError } from '../app-error.ts'
import { imageFiles } from '../media/image-key.ts'
import type { ImageOwner } from './image-owner.ts'

/** Takes an image from its owner and deletes its files. Error: `image.not_found`. */
export async function removeImage(owner: ImageOwner, image_id: string): Promise<void> {
  const image = owner.images.find(({ id }) => id === image_id)
  if (!image) throw new AppError('image.not_found')
  let removed = image
  await owner.change((images) => {
    removed = images.find(({ id }) => id === image.id) ?? image
    return images.filter(({ id }) => id !== image.id)
  })
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(imageFiles(removed).map(deleteObject))
}
