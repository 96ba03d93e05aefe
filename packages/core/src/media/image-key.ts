import type { Image } from '@foyer/contracts/image/image'

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
