import { createWriteTransaction } from 'electrodb'
import { AppError } from '../app-error.ts'
import { forgetEventGraph } from '../event-graph/read-event-graph.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'
import { countEvent } from '../store/organizer/count-event.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { transact } from '../table/transact.ts'

/**
 * Writes an event over what was seen of it, with another organizer, which both organizers count. False when somebody else
 * wrote meanwhile. Error: `organizer.not_found` when the other one is deleted.
 */
export async function moveEvent(seen: EventItem, next: EventItem): Promise<boolean> {
  const { account_id } = next
  const refusals = await transact(() =>
    createWriteTransaction({ event: EventEntity, organizer: OrganizerEntity }, ({ event, organizer }) => [
      event
        .put(next)
        .where(({ version }, { eq }) => eq(version, seen.version))
        .commit(),
      countEvent(organizer, { account_id, id: seen.organizer_id }, -1),
      countEvent(organizer, { account_id, id: next.organizer_id }, 1),
    ]).go(),
  )
  forgetEventGraph(next.event_id)
  if (refusals?.[2] === 'ConditionalCheckFailed') throw new AppError('organizer.not_found')
  return refusals === null
}
