import type { CheckInListState } from '@foyer/contracts/check-in-list/check-in-list'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'

/** A check-in list's state at that moment (specification §4); it is active from its first instant to before its last. */
export function checkInListState(
  { activates_at, closes_at }: Pick<CheckInListItem, 'activates_at'> & { closes_at: string | null },
  moment: Date,
): CheckInListState {
  if (activates_at && moment.getTime() < Date.parse(activates_at)) return 'NOT_YET_ACTIVE'
  if (closes_at && moment.getTime() >= Date.parse(closes_at)) return 'EXPIRED'
  return 'ACTIVE'
}
