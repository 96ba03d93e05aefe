import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { createCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { createWriteTransaction } from 'electrodb'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { newId, newLinkId } from '../random-id.ts'
import { CheckInListEntity } from '../store/check-in-list/check-in-list-entity.ts'
import { CheckInListLinkEntity } from '../store/check-in-list/check-in-list-link-entity.ts'
import { transact } from '../table/transact.ts'
import { checkTickets } from './check-tickets.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/**
 * Creates a check-in list and the link by which its door works.
 * Errors: event.not_found, ticket.required, request.invalid for tickets of another event.
 */
export async function createCheckInList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<CheckInList> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  await checkTickets(event_id, body.ticket_ids)
  const created = { ...body, event_id, id: newId('check_in_list'), short_id: newLinkId() }
  const { id, short_id } = created
  await transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list.put(created).commit(),
      link.put({ short_id, event_id, id }).commit(),
    ]).go(),
  )
  return showCheckInList(ctx, created)
}
