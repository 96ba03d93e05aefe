import { eventKey } from '../../lib/api/event-key.ts'

/** The key of an event's imports. Each of them has its id behind it. */
export const importsKey = (eventId: string) => [...eventKey(eventId), 'imports'] as const
