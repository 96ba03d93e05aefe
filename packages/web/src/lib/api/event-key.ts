/** The first part of the keys of an event's data, so that one invalidation reaches all of it. */
export function eventKey(eventId: string) {
  return ['event', eventId] as const
}

/** The keys of an event's rows: of all lists of a kind, and of one row. They are known without the schemas of lists, which the command menu leaves out. */
export const rowKeys = {
  orders: (eventId: string) => [...eventKey(eventId), 'orders'] as const,
  order: (eventId: string, shortId: string) => [...eventKey(eventId), 'order', shortId] as const,
  attendees: (eventId: string) => [...eventKey(eventId), 'attendees'] as const,
  attendee: (eventId: string, shortId: string) => [...eventKey(eventId), 'attendee', shortId] as const,
}
