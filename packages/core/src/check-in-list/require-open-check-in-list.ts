import { AppError } from '../app-error.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readLinkedCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { checkInListState } from './check-in-list-state.ts'
import { closesAt } from './closes-at.ts'

/**
 * The list that a door's link leads to, while it is active at that moment (specification §8).
 * Errors: check_in_list.not_found, .link_renewed, .not_active, .expired.
 */
export async function requireOpenCheckInList(short_id: string, moment: Date): Promise<CheckInListItem> {
  const list = await readLinkedCheckInList(short_id)
  const closes_at = closesAt(list, (await readEventGraph(list.event_id))?.event)
  const state = checkInListState({ ...list, closes_at }, moment)
  if (state === 'NOT_YET_ACTIVE') {
    throw new AppError('check_in_list.not_active', { details: { activates_at: list.activates_at } })
  }
  if (state === 'EXPIRED') {
    throw new AppError('check_in_list.expired', { details: { expires_at: closes_at } })
  }
  return list
}
