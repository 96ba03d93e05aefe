/** Begins the key of everything that belongs to one organizer, so that one invalidation reaches all of it. */
export function organizerKey(organizerId: string) {
  return ['organizer', organizerId] as const
}
