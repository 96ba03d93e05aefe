import type { PublicEvent } from '@foyer/contracts/event/public-event'

export function coverOf({ images }: Pick<PublicEvent, 'images'>) {
  return images.find((image) => image.type === 'EVENT_COVER' && image.variants)
}

/** Whether the cover, blurred, is behind everything. */
export function isOnCover(event: PublicEvent | null): boolean {
  return event?.settings.homepage_design.background_type === 'COVER' && coverOf(event) !== undefined
}

/** Whether the page's words stand on a sheet of their own, apart from what is behind everything. */
export function hasSheet(event: PublicEvent): boolean {
  return event.settings.homepage_design.content_background_color !== null || isOnCover(event)
}
