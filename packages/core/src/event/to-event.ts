import type { Event } from '@foyer/contracts/event/event'
import type { OrganizerItem } from '../organizer/organizer-entity.ts'
import { toPublicOrganizer } from '../organizer/to-organizer.ts'
import { type EventItem, imagesOf } from './event-entity.ts'
import { eventLifecycle } from './event-lifecycle.ts'

/** An event as the contract shows it at that moment. */
export function toEvent(event: EventItem, organizer: OrganizerItem, now: Date): Event {
  const {
    row: _row,
    version: _version,
    event_id: _id,
    outbox: _outbox,
    outbox_id: _outboxId,
    banners: _banners,
    ...shown
  } = event
  return {
    ...shown,
    images: imagesOf(event),
    organizer: toPublicOrganizer(organizer),
    lifecycle: eventLifecycle(event, now),
  }
}
