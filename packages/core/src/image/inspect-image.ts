import { type Image, type imageMediaTypes, imagePixelLimits } from '@foyer/contracts/image/image'
import { AppError } from '../verb.ts'

interface InspectedImage {
  media_type: (typeof imageMediaTypes)[number]
  extension: string
  width: number
  height: number
}

const mediaTypes: Record<string, InspectedImage['media_type']> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/**
 * What an uploaded file really is, by its bytes; width and height as it is shown (pixels). Errors: `image.invalid` for
 * anything but the four allowed kinds, `image.wrong_size` outside the limits of its use (specification §5).
 */
export async function inspectImage(bytes: Uint8Array, type: Image['type']): Promise<InspectedImage> {
  const { extension, ...image } = await measure(bytes)
  const media_type = mediaTypes[extension]
  if (!media_type) throw new AppError('image.invalid')
  const limits = imagePixelLimits[type]
  const isInLimits =
    image.width >= limits.min_width &&
    image.width <= limits.max_width &&
    image.height >= limits.min_height &&
    image.height <= limits.max_height
  if (!isInLimits) {
    const details = { ...image, ...limits }
    throw new AppError('image.wrong_size', { sentence: sizeSentence(details), details })
  }
  return { media_type, extension, ...image }
}

type SizeDetails = Record<`${'' | 'min_' | 'max_'}${'width' | 'height'}`, number>

/** The browser says the same in the person's language, from the details. */
function sizeSentence(details: SizeDetails): string {
  const size = (prefix: '' | 'min_' | 'max_') =>
    `${details[`${prefix}width`].toLocaleString('en')} by ${details[`${prefix}height`].toLocaleString('en')}`
  return `The image is ${size('')} pixels. Choose one that is at least ${size('min_')} and at most ${size('max_')}.`
}

/** Cameras store pictures lying on their side and say so: orientations from 5 on are shown turned by a quarter. */
async function measure(bytes: Uint8Array) {
  const { imageSize } = await import('image-size')
  try {
    const { type: extension = '', width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= 5 ? { extension, width: height, height: width } : { extension, width, height }
  } catch (cause) {
    throw new AppError('image.invalid', { cause })
  }
}
