/** The first part of the keys of an organizer's data, so that one invalidation reaches all of it. */
export function organizerKey(organizerId: string) {
  return ['organizer', organizerId] as const
}
