import { type Image, isShowable } from '@foyer/contracts/image/image'

/** The key of an upload that is not checked yet. */
export function uploadKey(owner_id: string, image_id: string): string {
  return `uploads/${owner_id}/${image_id}`
}

/** The key of an image's file, from its URL: the site serves `/media/…` from there. */
export function mediaKey(url: string): string {
  return url.replace(/^\//, '')
}

/** The keys of all files of an image. */
export function imageFiles({ url, variants = [] }: Pick<Image, 'url' | 'variants'>): string[] {
  return [url, ...variants.map((variant) => variant.url)].map(mediaKey)
}

/** Wide enough for the band above tickets and checkouts, on any screen. */
const bandWidth = 960

/** The URL of an event's cover in a small size. Null without a cover. */
export function coverUrl(images: readonly Image[]): string | null {
  const cover = images.find((image) => image.type === 'EVENT_COVER' && isShowable(image))
  const webp = (cover?.variants ?? []).filter(({ format, width }) => format === 'webp' && width <= bandWidth)
  return webp.at(-1)?.url ?? cover?.url ?? null
}
