import { type Image, isShowable } from '@foyer/contracts/image/image'

/** Where an upload waits to be checked. */
export function uploadKey(owner_id: string, image_id: string): string {
  return `uploads/${owner_id}/${image_id}`
}

/** Where an image's file lies, given its address: the site serves `/media/…` from there. */
export function mediaKey(url: string): string {
  return url.replace(/^\//, '')
}

/** All files of an image. */
export function imageFiles({ url, variants = [] }: Pick<Image, 'url' | 'variants'>): string[] {
  return [url, ...variants.map((variant) => variant.url)].map(mediaKey)
}

/** Wide enough for the bands above tickets and checkouts, on any screen. */
const bandWidth = 960

/** The address of an event's cover where it is shown small; null without one. */
export function coverUrl(images: readonly Image[]): string | null {
  const cover = images.find((image) => image.type === 'EVENT_COVER' && isShowable(image))
  const webp = (cover?.variants ?? []).filter(({ format, width }) => format === 'webp' && width <= bandWidth)
  return webp.at(-1)?.url ?? cover?.url ?? null
}
