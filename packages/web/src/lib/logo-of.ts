import type { Image } from '@foyer/contracts/image/image'

/** The organizer's logo, if it has one. */
export function logoOf({ images }: { images: readonly Image[] }): Image | undefined {
  return images.find(({ type }) => type === 'ORGANIZER_LOGO')
}
