import type { PublicEvent } from '@foyer/contracts/event/public-event'

export function coverOf({ images }: Pick<PublicEvent, 'images'>) {
  return images.find((image) => image.type === 'EVENT_COVER' && image.variants)
}

/** Whether the blurred cover is behind the whole page. */
export function isOnCover(event: PublicEvent | null): boolean {
  return event?.settings.homepage_design.background_type === 'COVER' && coverOf(event) !== undefined
}

/** Whether the page's text is on a sheet of its own, apart from the page's background. */
export function hasSheet(event: PublicEvent): boolean {
  return event.settings.homepage_design.content_background_color !== null || isOnCover(event)
}
