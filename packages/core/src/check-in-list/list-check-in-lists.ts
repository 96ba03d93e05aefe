import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { listCheckInLists as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { sortRows } from '../list/sort-rows.ts'
import { readCheckInLists } from './read-check-in-list.ts'
import { showCheckInLists } from './show-check-in-lists.ts'

/** All check-in lists of an event, by name. Error: event.not_found. */
export async function listCheckInLists(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<CheckInList[]> {
  await requireEvent(ctx, params.event_id, 'check_in.manage')
  const lists = await readCheckInLists(params.event_id)
  return showCheckInLists(ctx, params.event_id, sortRows(lists, { by: 'name', direction: 'asc', id: 'id' }))
}
