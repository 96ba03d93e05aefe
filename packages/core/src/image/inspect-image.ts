import { type Image, type imageMediaTypes, imagePixelLimits } from '@foyer/contracts/image/image'
import { AppError } from '../app-error.ts'

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
  const { min_width, min_height, max_width, max_height } = imagePixelLimits[type]
  const isInLimits =
    image.width >= min_width &&
    image.width <= max_width &&
    image.height >= min_height &&
    image.height <= max_height
  if (!isInLimits)
    throw new AppError('image.wrong_size', { details: { ...image, ...imagePixelLimits[type] } })
  return { media_type, extension, ...image }
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
