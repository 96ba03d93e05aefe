import { type ImageFormat, type ImageType, imagePixelLimits } from '@foyer/contracts/image/image'
import type { Sharp } from 'sharp'

/** One encoded picture; pixels. */
export interface EncodedImage {
  format: ImageFormat
  width: number
  height: number
  bytes: Uint8Array
}

interface Recipe {
  widths: readonly number[]
  /** What every browser, mail program and search engine can show, at most so wide. */
  fallback: { format: 'jpeg' | 'png'; width: number }
}

/** A logo may be transparent, which a JPEG cannot be. */
const recipes: Record<ImageType, Recipe> = {
  EVENT_COVER: { widths: [480, 960, 1440, 2160], fallback: { format: 'jpeg', width: 1440 } },
  EVENT_BANNER: { widths: [960, 1440, 2160], fallback: { format: 'jpeg', width: 1440 } },
  ORGANIZER_LOGO: { widths: [100, 200, 400], fallback: { format: 'png', width: 400 } },
}

const placeholderWidth = 16

const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true }),
}

/** A file that only looks like an image: its contents cannot be decoded. */
export class UndecodableImage extends Error {}

/**
 * An uploaded picture in every size and format that its kind is shown in, the fallback first, and a placeholder of a few
 * pixels as a data URL. Turned as the camera was held; what the camera wrote into the file, such as the place, is left
 * out; never larger than the original; of a moving picture, the first frame. Error: `UndecodableImage`, also for more
 * pixels than any image may have, before it unfolds in memory.
 */
export async function encodeImage(
  bytes: Uint8Array,
  type: ImageType,
): Promise<{ images: [fallback: EncodedImage, ...variants: EncodedImage[]]; placeholder: string }> {
  const { default: sharp } = await import('sharp')
  const upright = await decodeImage(bytes, type)
  const { width, height, channels } = upright.info
  const picture = () => sharp(upright.data, { raw: { width, height, channels } })
  const one = async (format: ImageFormat, wanted: number): Promise<EncodedImage> => {
    const resized = picture().resize({ width: Math.min(wanted, width), withoutEnlargement: true })
    const { data, info } = await encode[format](resized).toBuffer({ resolveWithObject: true })
    return { format, width: info.width, height: info.height, bytes: data }
  }
  const { widths, fallback } = recipes[type]
  const encoded: [EncodedImage, ...EncodedImage[]] = [await one(fallback.format, fallback.width)]
  // One after the other: there is memory for one picture at a time.
  for (const format of ['avif', 'webp'] as const)
    for (const wanted of widthsOf(widths, width)) encoded.push(await one(format, wanted))
  const small = await picture().resize({ width: placeholderWidth }).webp({ quality: 30 }).toBuffer()
  return { images: encoded, placeholder: `data:image/webp;base64,${small.toString('base64')}` }
}

/** The pixels of an uploaded picture, upright. Error: `UndecodableImage`. */
export async function decodeImage(bytes: Uint8Array, type: ImageType) {
  const { default: sharp } = await import('sharp')
  const { max_width, max_height } = imagePixelLimits[type]
  const original = sharp(bytes, { limitInputPixels: max_width * max_height, failOn: 'error' }).autoOrient()
  return original
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new UndecodableImage(String(cause?.message), { cause })
    })
}

/** The widths up to the original's. A smaller original is also made in its own width. */
function widthsOf(widths: readonly number[], original: number): number[] {
  const smaller = widths.filter((width) => width < original)
  const largest = Math.min(original, widths.at(-1) ?? original)
  return [...smaller.filter((width) => width !== largest), largest]
}
