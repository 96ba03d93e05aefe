import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { checkInListState } from './check-in-list-state.ts'
import { closesAt } from './closes-at.ts'
import { countLists } from './count-lists.ts'

/** Check-in lists of one event as the contract shows them: with their state at this moment and their counts. */
export async function showCheckInLists(
  ctx: Context,
  event_id: string,
  lists: readonly CheckInListItem[],
): Promise<CheckInList[]> {
  const [counts, graph] = await Promise.all([countLists(event_id, lists), readEventGraph(event_id)])
  return lists.map((list) => ({
    ...list,
    activates_at: list.activates_at ?? null,
    expires_at: list.expires_at ?? null,
    closes_at: closesAt(list, graph?.event),
    state: checkInListState({ ...list, closes_at: closesAt(list, graph?.event) }, ctx.now),
    checked_in: counts.get(list.id)?.checked_in ?? 0,
    attendees: counts.get(list.id)?.attendees ?? 0,
  }))
}

/** One list, likewise. */
export async function showCheckInList(ctx: Context, list: CheckInListItem): Promise<CheckInList> {
  const [shown] = await showCheckInLists(ctx, list.event_id, [list])
  return shown as CheckInList
}
