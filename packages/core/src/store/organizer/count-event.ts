import type { InTransaction } from '../../table/item.ts'
import type { OrganizerEntity, OrganizerItem } from './organizer-entity.ts'

/** Part of the transaction that brings an event to its organizer (1) or takes it away (-1); refused when that is deleted. */
export function countEvent(
  organizers: InTransaction<typeof OrganizerEntity>,
  { account_id, id }: Pick<OrganizerItem, 'account_id' | 'id'>,
  change: 1 | -1,
) {
  return organizers.patch({ account_id, id }).add({ event_count: change, version: 1 }).commit()
}
