import {
  type EventLifecycle,
  type EventPhase,
  type EventStatus,
  eventPhase,
  eventPhases,
} from '@foyer/contracts/event/event'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The headings of an agenda, by phase. */
export const sectionWords: Record<EventPhase, MessageDescriptor> = {
  HAPPENING_NOW: msg`Happening now`,
  ON_SALE: msg({ message: 'Next', context: 'events' }),
  DRAFT: msg`Drafts`,
  ENDED: msg({ message: 'Past', context: 'events' }),
  ARCHIVED: msg({ message: 'Archived', context: 'events' }),
}

interface Phased {
  status: EventStatus
  lifecycle: EventLifecycle
}

/** Parts events in the agenda's order into sections, one for each phase that they have. */
export function eventSections<Event extends Phased>(
  events: readonly Event[],
): { phase: EventPhase; events: Event[] }[] {
  return eventPhases
    .map((phase) => ({ phase, events: events.filter((event) => eventPhase(event) === phase) }))
    .filter(({ events: own }) => own.length > 0)
}
