import { type Image, isShowable } from '@foyer/contracts/image/image'

/** Wide enough for the bands above tickets and checkouts, on any screen. */
const bandWidth = 960

/** The address of an event's cover where it is shown small; null without one. */
export function coverUrl(images: readonly Image[]): string | null {
  const cover = images.find((image) => image.type === 'EVENT_COVER' && isShowable(image))
  const webp = (cover?.variants ?? []).filter(({ format, width }) => format === 'webp' && width <= bandWidth)
  return webp.at(-1)?.url ?? cover?.url ?? null
}
