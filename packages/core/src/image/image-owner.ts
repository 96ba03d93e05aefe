import type { EventImageType, Image, ImageType } from '@foyer/contracts/image/image'
import type { Message } from '@foyer/contracts/message'
import { changeEvent } from '../event/change-event.ts'
import { changeOrganizer } from '../organizer/change-organizer.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { outbox } from '../table/write.ts'
import type { Context } from '../verb.ts'

const keptIn = { EVENT_COVER: 'images', EVENT_BANNER: 'banners' } as const

/** What carries images, at most one of its type: an event its cover and its banner, an organizer its logo. */
export interface ImageOwner {
  id: string
  account_id: string
  type: ImageType
  images: readonly Image[]
  /** Writes the images that `decide` returns for the current ones, with the resulting message. */
  change: (decide: (images: readonly Image[]) => Image[], message?: Message) => Promise<unknown>
}

export function eventImageOwner(ctx: Context, event: EventItem, type: EventImageType): ImageOwner {
  const { id, account_id } = event
  const kept = keptIn[type]
  const change: ImageOwner['change'] = (decide, message) =>
    changeEvent(ctx, event, (seen) => ({ [kept]: decide(seen[kept] ?? []), ...outbox(message) }))
  return { id, account_id, type, images: event[kept] ?? [], change }
}

export function logoOwner(organizer: OrganizerItem): ImageOwner {
  const { id, account_id, images } = organizer
  const change: ImageOwner['change'] = (decide, message) =>
    changeOrganizer(organizer, ({ images }) => ({ images: decide(images), ...outbox(message) }))
  return { id, account_id, type: 'ORGANIZER_LOGO', images, change }
}

/** The current owner that a message names. Null if it was deleted. */
export async function readImageOwner(
  ctx: Context,
  { type, account_id, owner_id }: { type: ImageType; account_id: string; owner_id: string },
): Promise<ImageOwner | null> {
  if (type !== 'ORGANIZER_LOGO') {
    const { data } = await EventEntity.get({ event_id: owner_id }).go({ consistent: true })
    return data && eventImageOwner(ctx, data, type)
  }
  const { data } = await OrganizerEntity.get({ account_id, id: owner_id }).go({ consistent: true })
  return data && logoOwner(data)
}
