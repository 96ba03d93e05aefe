import { createHash } from 'node:crypto'
import { type Image, type ImageVariant, isShowable, maxImageBytes } from '@foyer/contracts/image/image'
import type { imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { imageFiles, mediaKey, uploadKey } from '../media/image-key.ts'
import { type Context, isAppError } from '../verb.ts'
import { type EncodedImage, encodeImage, UndecodableImage } from './encode-image.ts'
import { type ImageOwner, readImageOwner } from './image-owner.ts'
import { inspectImage } from './inspect-image.ts'

/**
 * Decodes an uploaded image, makes all its sizes and formats, and shows it instead of the previous one. Refuses and
 * deletes a file that cannot be decoded. A repeated call is harmless, because files are named by their contents.
 */
export async function makeVariants(ctx: Context, { payload }: Message<typeof imageStored>): Promise<void> {
  const owner = await readImageOwner(ctx, payload)
  const image = owner?.images.find(({ id }) => id === payload.image_id)
  if (!owner || !image || image.variants || image.is_refused) return
  const { deleteObject, readObject } = await import('../media/s3.ts')
  const upload = uploadKey(owner.id, image.id)
  const bytes = await readObject(upload, maxImageBytes)
  if (bytes === null || bytes === 'too_large') throw new Error(`The file of image ${image.id} is gone.`)
  try {
    // The upload form works for ten minutes, so this file may differ from the confirmed one.
    await inspectImage(bytes, owner.type)
    await show(owner, image, await storeVariants(owner, image, bytes))
  } catch (error) {
    if (!isRefusal(error)) throw error
    await owner.change((images) =>
      images.map((other) => (other.id === image.id ? { ...other, is_refused: true } : other)),
    )
  }
  await deleteObject(upload)
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof UndecodableImage ||
    isAppError(error, 'image.invalid') ||
    isAppError(error, 'image.wrong_size')
  )
}

type Made = Pick<Image, 'url' | 'width' | 'height' | 'size_bytes' | 'variants' | 'placeholder'>

async function storeVariants(owner: ImageOwner, image: Image, bytes: Uint8Array): Promise<Made> {
  const { images, placeholder } = await encodeImage(bytes, owner.type)
  const [fallback, ...variants] = images
  const { format: _format, ...shown } = await store(owner, image, fallback)
  const stored = await Promise.all(variants.map((variant) => store(owner, image, variant)))
  return { ...shown, variants: stored, placeholder }
}

async function store(owner: ImageOwner, image: Image, encoded: EncodedImage): Promise<ImageVariant> {
  const { format, width, height, bytes } = encoded
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const url = `/media/${owner.id}/${image.id}/${content}.${format === 'jpeg' ? 'jpg' : format}`
  const { writeObject } = await import('../media/s3.ts')
  await writeObject(mediaKey(url), bytes, `image/${format}`)
  return { format, url, width, height, size_bytes: bytes.byteLength }
}

/** Shows the image and deletes the previous one. If the image was removed since, deletes all its files. */
async function show(owner: ImageOwner, image: Image, made: Made): Promise<void> {
  let gone: Image[] = []
  await owner.change((images) => {
    const isThere = images.some(({ id }) => id === image.id)
    const isBefore = (other: Image) => other.id !== image.id && other.type === image.type && isShowable(other)
    gone = isThere ? images.filter(isBefore) : [{ ...image, ...made }]
    const kept = images.filter((other) => !isThere || !isBefore(other))
    return kept.map((other) => (other.id === image.id ? { ...other, ...made } : other))
  })
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(gone.flatMap(imageFiles).map(deleteObject))
}
