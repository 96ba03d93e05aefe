import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { getCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { readCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/** One check-in list with its counts. Errors: event.not_found, check_in_list.not_found. */
export async function getCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<CheckInList> {
  await requireEvent(ctx, params.event_id, 'check_in.manage')
  return showCheckInList(ctx, await readCheckInList(params.event_id, params.check_in_list_id))
}
