import * as z from 'zod'
import { id } from '../id.ts'

export const imageTypes = ['EVENT_COVER', 'EVENT_BANNER', 'ORGANIZER_LOGO'] as const
export type ImageType = (typeof imageTypes)[number]
/** What an event may have, one of each: its cover, and a wide strip above it. */
export const eventImageType = z.enum(['EVENT_COVER', 'EVENT_BANNER'])
export type EventImageType = z.infer<typeof eventImageType>
export const imageMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Limits of images (specification §5): bytes, and pixels by kind of image (docs/decisions/0056). */
export const maxImageBytes = 5 * 1024 * 1024
export const imagePixelLimits = {
  EVENT_COVER: { min_width: 900, min_height: 450, max_width: 4000, max_height: 4000 },
  EVENT_BANNER: { min_width: 900, min_height: 50, max_width: 3000, max_height: 2000 },
  ORGANIZER_LOGO: { min_width: 100, min_height: 100, max_width: 4000, max_height: 4000 },
} as const

export const imageFormat = z.enum(['avif', 'webp', 'jpeg', 'png'])
export type ImageFormat = z.infer<typeof imageFormat>

/** The same picture in another size or format; pixels and bytes. */
export const imageVariant = z.object({
  format: imageFormat,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  size_bytes: z.int(),
})
export type ImageVariant = z.infer<typeof imageVariant>

/**
 * A JPEG (a logo: PNG) without anything that a camera wrote into it. `url` is a path on the site's origin below
 * `/media/`. Until the queue has made the `variants`, no page shows it; `is_refused`: it could not be decoded, and its file was deleted
 * (docs/decisions/0027).
 */
export const image = z.object({
  id: id('image'),
  type: z.enum(imageTypes),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  size_bytes: z.int(),
  variants: z.array(imageVariant).optional(),
  placeholder: z.string().optional(),
  is_refused: z.boolean().optional(),
})
export type Image = z.infer<typeof image>

/** Whether an image can be shown: it was decoded and made in its sizes. */
export function isShowable({ variants }: Pick<Image, 'variants'>): boolean {
  return variants !== undefined
}

/** The public images: those that can be shown. */
export function showable<Shown extends Pick<Image, 'variants'>>(images: readonly Shown[]): Shown[] {
  return images.filter(isShowable)
}

function startUploadBody<Type extends z.ZodType<ImageType>>(type: Type) {
  return z.strictObject({
    type,
    media_type: z.enum(imageMediaTypes, { error: 'Choose a JPEG, PNG, WebP or GIF image.' }),
    size_bytes: z.int().min(1).max(maxImageBytes, 'The image must be under 5 MB. Choose a smaller one.'),
  })
}
export const startImageUploadBody = startUploadBody(eventImageType)
export const startLogoUploadBody = startUploadBody(z.literal('ORGANIZER_LOGO'))

/** Where and how the browser sends the file: a POST form with these fields, then the file as `file`. */
export const imageUpload = z.object({
  image_id: id('image'),
  /** Where the form is sent. */
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})
export type ImageUpload = z.infer<typeof imageUpload>

/** The file and its kind as one form (specification §7). */
export const uploadEventImageBody = z.strictObject({
  type: eventImageType,
  image: z.file('Choose an image.').max(maxImageBytes, 'The image must be under 5 MB. Choose a smaller one.'),
})
