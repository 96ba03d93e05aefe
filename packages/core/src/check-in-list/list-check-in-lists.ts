import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { listCheckInLists as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { shortList } from '../list/short-list.ts'
import { readCheckInLists } from '../store/check-in-list/read-check-in-list.ts'
import { showCheckInLists } from './show-check-in-lists.ts'

/** Check-in lists of an event, by name by default. Error: event.not_found. */
export async function listCheckInLists(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: CheckInList[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'check_in.manage')
  const lists = await readCheckInLists(params.event_id)
  const shown = await showCheckInLists(ctx, params.event_id, lists)
  return shortList(shown, { sort_by: 'name', ...query }, { id: 'id', searched: ['name', 'description'] })
}
