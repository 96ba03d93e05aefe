import type { Event } from '@foyer/contracts/event/event'
import { toPublicOrganizer } from '../organizer/to-organizer.ts'
import { type EventItem, imagesOf } from '../store/event/event-entity.ts'
import { eventLifecycle } from '../store/event/event-lifecycle.ts'
import type { OrganizerItem } from '../store/organizer/organizer-entity.ts'

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
