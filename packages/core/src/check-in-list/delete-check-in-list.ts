import type { deleteCheckInList as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { createWriteTransaction } from 'electrodb'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { CheckInListEntity } from '../store/check-in-list/check-in-list-entity.ts'
import { CheckInListLinkEntity } from '../store/check-in-list/check-in-list-link-entity.ts'
import { readCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { transact } from '../table/transact.ts'

/** Deletes a check-in list; its link ends at once. Errors: event.not_found, check_in_list.not_found. */
export async function deleteCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { event_id, check_in_list_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const { id, short_id } = await readCheckInList(event_id, check_in_list_id)
  await transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list.delete({ event_id, id }).commit(),
      link.delete({ short_id }).commit(),
    ]).go(),
  )
}
