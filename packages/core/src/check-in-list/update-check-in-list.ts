import { type CheckInList, checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import type { updateCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { CheckInListEntity, type CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { checkTickets } from './check-tickets.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/**
 * Changes a check-in list; its link stays. Errors: those of `changed`, event.not_found, check_in_list.not_found, ticket.required,
 * request.invalid for tickets of another event.
 */
export async function updateCheckInList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CheckInList> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const written = await untilWritten(async () => {
    const list = await readCheckInList(event_id, params.check_in_list_id)
    if (body.ticket_ids) await checkTickets(event_id, body.ticket_ids)
    return replace(list, { ...list, ...changed(ctx, checkInListBody, list, body) })
  })
  return showCheckInList(ctx, written)
}

/** A list that somebody deletes meanwhile stays deleted. */
async function replace(before: CheckInListItem, after: CheckInListItem): Promise<CheckInListItem | 'lost'> {
  const next = { ...after, version: (before.version ?? 0) + 1 }
  try {
    await CheckInListEntity.put(next)
      .where(({ short_id, version }, { exists, eq, notExists }) => {
        const isAsRead = before.version === undefined ? notExists(version) : eq(version, before.version)
        return `${exists(short_id)} AND ${isAsRead}`
      })
      .go()
    return next
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}
