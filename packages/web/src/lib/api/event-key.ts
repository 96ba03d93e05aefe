/** The first part of the keys of an event's data, so that one invalidation reaches all of it. */
export function eventKey(eventId: string) {
  return ['event', eventId] as const
}
