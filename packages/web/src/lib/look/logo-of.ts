import type { Image } from '@foyer/contracts/image/image'

/** The organizer's logo, if its image is ready to show. */
export function logoOf({ images }: { images: readonly Image[] }): Image | undefined {
  return images.find(({ type, variants }) => type === 'ORGANIZER_LOGO' && variants)
}
