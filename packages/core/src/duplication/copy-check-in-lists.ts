import { newId, newLinkId } from '../random-id.ts'
import { CheckInListEntity } from '../store/check-in-list/check-in-list-entity.ts'
import { CheckInListLinkEntity } from '../store/check-in-list/check-in-list-link-entity.ts'
import { readCheckInLists } from '../store/check-in-list/read-check-in-list.ts'
import { putAll } from '../table/put-all.ts'
import { type CopiedTickets, copiedTicketIds } from './copy-tickets.ts'
import type { Shift } from './shift-wall-time.ts'

interface CopyTo {
  event_id: string
  idOf: CopiedTickets['idOf']
  shift: Shift
}

/** Writes an event's check-in lists for another, each with a link of its own and no admissions. */
export async function copyCheckInLists(
  from_event_id: string,
  { event_id, idOf, shift }: CopyTo,
): Promise<void> {
  const copies = (await readCheckInLists(from_event_id)).flatMap((list) => {
    const ticket_ids = copiedTicketIds(list.ticket_ids, idOf)
    if (!ticket_ids) return []
    const window = {
      activates_at: shift(list.activates_at ?? null),
      expires_at: shift(list.expires_at ?? null),
    }
    return [{ ...list, ...window, event_id, id: newId('check_in_list'), short_id: newLinkId(), ticket_ids }]
  })
  await putAll(CheckInListEntity, copies)
  await putAll(
    CheckInListLinkEntity,
    copies.map(({ id, short_id }) => ({ event_id, id, short_id })),
  )
}
