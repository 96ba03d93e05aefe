import type { Image } from '@foyer/contracts/image/image'

/** The event's banner, if its image is ready to show. */
export function bannerOf({ images }: { images: readonly Image[] }): Image | undefined {
  return images.find(({ type, variants }) => type === 'EVENT_BANNER' && variants)
}
