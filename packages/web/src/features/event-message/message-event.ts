import type { Event } from '@foyer/contracts/event/event'

/** What the screens of messages know of their event. */
export type MessageEvent = Pick<Event, 'id' | 'timezone' | 'start_date' | 'status'>
