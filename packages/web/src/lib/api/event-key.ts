/** Begins the key of everything that belongs to one event, so that one invalidation reaches all of it. */
export function eventKey(eventId: string) {
  return ['event', eventId] as const
}
