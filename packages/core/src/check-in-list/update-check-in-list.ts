import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { updateCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { isConditionRefused } from '../table/transact.ts'
import { CheckInListEntity, type CheckInListItem } from './check-in-list-entity.ts'
import { checkTickets } from './check-tickets.ts'
import { readCheckInList } from './read-check-in-list.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/**
 * Changes a check-in list; its link stays. Errors: event.not_found, check_in_list.not_found, ticket.required,
 * request.invalid for tickets of another event.
 */
export async function updateCheckInList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CheckInList> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const list = await readCheckInList(event_id, params.check_in_list_id)
  await checkTickets(event_id, body.ticket_ids)
  const changed = { ...list, ...body }
  await replace(changed)
  return showCheckInList(ctx, changed)
}

/** A list that somebody deletes meanwhile stays deleted. */
async function replace(list: CheckInListItem): Promise<void> {
  try {
    await CheckInListEntity.put(list)
      .where(({ short_id }, { exists }) => exists(short_id))
      .go()
  } catch (error) {
    throw isConditionRefused(error) ? new AppError('check_in_list.not_found') : error
  }
}
