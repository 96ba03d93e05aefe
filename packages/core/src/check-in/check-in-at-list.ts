import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { requireEvent } from '../event-graph/event-graph.ts'
import { readCheckInList } from '../store/check-in-list/check-in-list-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { createCheckIn, deleteCheckIn } from './create-check-in.ts'

/** Admits a ticket's holder for a caller that may scan, without the link of the list (docs/decisions/0127). Errors: those of `createCheckIn`. */
export async function checkInAtList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.checkInAtList>,
): Promise<DoorAttendee> {
  return createCheckIn(ctx, { params: await linkOf(ctx, params), body })
}

/** Undoes an admission in the same way. Errors: those of `deleteCheckIn`. */
export async function undoCheckInAtList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.undoCheckInAtList>,
): Promise<void> {
  const { attendee_reference } = params
  await deleteCheckIn(ctx, { params: { ...(await linkOf(ctx, params)), attendee_reference } })
}

async function linkOf(
  ctx: Context,
  { event_id, check_in_list_id }: { event_id: string; check_in_list_id: string },
): Promise<{ check_in_list_short_id: string }> {
  await requireEvent(ctx, event_id, 'check_in.scan')
  const { short_id } = await readCheckInList(event_id, check_in_list_id)
  return { check_in_list_short_id: short_id }
}
