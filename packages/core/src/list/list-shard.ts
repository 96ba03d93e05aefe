/**
 * How many partitions of the list index one event's orders, or its attendees, are spread over: a partition takes
 * 1,000 writes a second, and a list is read from all of them at once.
 */
export const listShards = 4

/** The partition that a new order or attendee is listed in. */
export function newListShard(): number {
  return Math.floor(Math.random() * listShards)
}
