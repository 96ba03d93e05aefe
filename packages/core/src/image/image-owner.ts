import type { Image, ImageType } from '@foyer/contracts/image/image'
import type { Context } from '../context.ts'
import { changeEvent } from '../event/change-event.ts'
import type { EventItem } from '../event/event-entity.ts'
import { changeOrganizer } from '../organizer/change-organizer.ts'
import type { OrganizerItem } from '../organizer/organizer-entity.ts'

/** What carries images, at most one of its type: an event its cover, an organizer its logo. */
export interface ImageOwner {
  id: string
  type: ImageType
  images: readonly Image[]
  /** Writes what `decide` makes of the images as they stand. */
  change: (decide: (images: readonly Image[]) => Image[]) => Promise<unknown>
}

export function coverOwner(ctx: Context, event: EventItem): ImageOwner {
  const change: ImageOwner['change'] = (decide) =>
    changeEvent(ctx, event, ({ images }) => ({ images: decide(images) }))
  return { id: event.id, type: 'EVENT_COVER', images: event.images, change }
}

export function logoOwner(organizer: OrganizerItem): ImageOwner {
  const change: ImageOwner['change'] = (decide) =>
    changeOrganizer(organizer, ({ images }) => ({ images: decide(images) }))
  return { id: organizer.id, type: 'ORGANIZER_LOGO', images: organizer.images, change }
}
