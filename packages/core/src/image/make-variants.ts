import { createHash } from 'node:crypto'
import { type Image, type ImageVariant, maxImageBytes } from '@foyer/contracts/image/image'
import { imageOriginalDue, type imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { type Context, instantAfter } from '../context.ts'
import { toSend } from '../table/outbox.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { imageFiles, mediaKey } from './image-key.ts'
import { type ImageOwner, readImageOwner } from './image-owner.ts'

/** Pages that show the uploaded file are kept at the edge for less; queues delay no message for longer. */
const originalSeconds = 15 * 60

/**
 * Makes a stored image in all sizes and formats, and puts them in the uploaded file's place. Coming twice it finds its work
 * done, or does the same again: files are named by what is in them. What goes wrong leaves the image as it was uploaded,
 * and the queue tries again.
 */
export async function makeVariants(ctx: Context, { payload }: Message<typeof imageStored>): Promise<void> {
  const owner = await readImageOwner(ctx, payload)
  const image = owner?.images.find(({ id }) => id === payload.image_id)
  if (!owner || !image || image.variants) return
  const { readObject } = await import('../media/s3.ts')
  const bytes = await readObject(mediaKey(image.url), maxImageBytes)
  if (bytes === null || bytes === 'too_large') throw new Error(`The file of image ${image.id} is gone.`)
  await replaceOriginal(ctx, owner, image, await storeVariants(owner, image, bytes))
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

/** The uploaded file is shown by pages a moment longer, then goes. If the image was taken away meanwhile, all goes now. */
async function replaceOriginal(ctx: Context, owner: ImageOwner, image: Image, made: Made): Promise<void> {
  let isThere = false
  const goes = toSend(imageOriginalDue, { url: image.url }, instantAfter(ctx, originalSeconds))
  await owner.change((images) => {
    isThere = images.some(({ id }) => id === image.id)
    return images.map((other) => (other.id === image.id ? { ...other, ...made } : other))
  }, goes)
  if (isThere) return
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(imageFiles({ ...image, ...made }).map(deleteObject))
}
