import { AppError } from '../app-error.ts'
import { mediaKey } from './image-key.ts'
import type { ImageOwner } from './image-owner.ts'

/** Takes an image from its owner and deletes its file. Error: `image.not_found`. */
export async function removeImage(owner: ImageOwner, image_id: string): Promise<void> {
  const image = owner.images.find(({ id }) => id === image_id)
  if (!image) throw new AppError('image.not_found')
  await owner.change((images) => images.filter(({ id }) => id !== image.id))
  const { deleteObject } = await import('../media/s3.ts')
  await deleteObject(mediaKey(image.url))
}
