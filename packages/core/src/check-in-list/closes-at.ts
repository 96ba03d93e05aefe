import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import type { EventItem } from '../store/event/event-entity.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * When a door's link ends: when its list expires, or where no moment is set a week after the event's end (its start, where it has
 * no end). Null for a list without an event (docs/decisions/0041).
 */
export function closesAt(
  { expires_at }: Pick<CheckInListItem, 'expires_at'>,
  event: Pick<EventItem, 'start_date' | 'end_date'> | undefined,
): string | null {
  if (expires_at) return expires_at
  if (!event) return null
  return new Date(Date.parse(event.end_date ?? event.start_date) + weekMs).toISOString()
}
