import { checkInListPart } from './counts.ts'
import { readParts } from './read-parts.ts'

/** How many people are admitted at each of an event's check-in lists, by list id; a moment behind the doors. */
export async function readCheckInCounts(
  event_id: string,
  check_in_list_ids: readonly string[],
): Promise<Map<string, number>> {
  const sums = await readParts(event_id, check_in_list_ids.map(checkInListPart))
  return new Map(check_in_list_ids.map((id) => [id, sums.get(checkInListPart(id))?.checked_in ?? 0]))
}
