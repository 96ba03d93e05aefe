import { type ImageUpload, type imageMediaTypes, maxImageBytes } from '@foyer/contracts/image/image'
import { uploadKey } from '../media/image-key.ts'
import { newId } from '../random-id.ts'

const uploadSeconds = 10 * 60

/** Where and how the browser may send an image of that owner within ten minutes. */
export async function presignImage(
  owner_id: string,
  media_type: (typeof imageMediaTypes)[number],
): Promise<ImageUpload> {
  const image_id = newId('image')
  const key = uploadKey(owner_id, image_id)
  const { presignUpload } = await import('../media/s3.ts')
  const upload = await presignUpload({ key, media_type, max_bytes: maxImageBytes, seconds: uploadSeconds })
  return { image_id, ...upload }
}
