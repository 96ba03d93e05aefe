import { newId, newLinkId } from '../random-id.ts'
import {
  CheckInListEntity,
  type CheckInListItem,
  CheckInListLinkEntity,
} from '../store/check-in-list/check-in-list-entity.ts'

/** A check-in list with its link, active by default. */
export async function mintCheckInList(given: Partial<CheckInListItem> = {}): Promise<CheckInListItem> {
  const list: CheckInListItem = {
    id: newId('check_in_list'),
    short_id: newLinkId(),
    event_id: newId('event'),
    name: 'Main door',
    description: '',
    activates_at: null,
    expires_at: null,
    ticket_ids: [],
    ...given,
  }
  const { id, short_id, event_id } = list
  await CheckInListEntity.put(list).go()
  await CheckInListLinkEntity.put({ id, short_id, event_id }).go()
  return list
}
